const spaces = bytesOf("\0\t\n\f\r ");
const ends = bytesOf("\n\r");
const digits = bytesOf("0123456789+-.");

/** Whether two numbers end at `at`, as before the word `obj`, with whatever spaces and comments readers skip. */
export function isHeader(data: Buffer, at: number): boolean {
  const generation = before(data, at);
  const gap = back(data, generation, (byte) => digits.has(byte));
  const number = before(data, gap);
  return gap < generation && number < gap && digits.has(data[number] ?? 0);
}

/** The last byte that belongs neither to a space nor to a comment, at `from` or before it. */
function before(data: Buffer, from: number): number {
  let at = from;
  for (;;) {
    const last = back(data, at, (byte) => spaces.has(byte));
    const hasEnded = data.subarray(last + 1, at + 1).some((byte) => ends.has(byte));
    // Only then: a line may be as long as the file.
    if (!hasEnded) return last;
    const start = back(data, last, (byte) => !ends.has(byte)) + 1;
    const comment = data.subarray(start, last + 1).indexOf("%");
    if (comment === -1) return last;
    at = start + comment - 1;
  }
}

/** The last byte, at `from` or before it, that is of another kind. */
function back(data: Buffer, from: number, isOfKind: (byte: number) => boolean): number {
  let at = from;
  while (at >= 0 && isOfKind(data[at] ?? 0)) at -= 1;
  return at;
}

function bytesOf(characters: string): ReadonlySet<number> {
  return new Set(Buffer.from(characters, "latin1"));
}
