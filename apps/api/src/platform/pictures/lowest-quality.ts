/** What one quality gave. */
interface Attempt {
  readonly data: Buffer;
  readonly likeness: number;
}

/**
 * Finds the lowest of the qualities that reaches a likeness, by binary search: seven qualities take three attempts. Where
 * none reaches it, the highest counts.
 * @param qualities ascending, not empty
 */
export async function atLowestQuality(
  qualities: readonly number[],
  goal: number,
  attempt: (quality: number) => Promise<Attempt>,
): Promise<Buffer> {
  let found: Buffer | undefined;
  let highest: Buffer | undefined;
  let low = 0;
  let high = qualities.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const { data, likeness } = await attempt(qualities[middle] ?? 0);
    if (likeness >= goal) {
      found = data;
      high = middle;
    } else {
      highest = data;
      low = middle + 1;
    }
  }
  const chosen = found ?? highest;
  if (chosen === undefined) throw new RangeError("no quality to choose from");
  return chosen;
}
