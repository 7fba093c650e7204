/** Result of encoding at one quality. */
interface Attempt {
  readonly data: Buffer;
  readonly similarity: number;
}

/**
 * Finds the lowest quality that reaches a similarity by binary search: seven qualities take three attempts. If none
 * reaches it, the highest is used.
 * @param qualities ascending, not empty
 */
export async function findLowestQuality(
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
    const { data, similarity } = await attempt(qualities[middle] ?? 0);
    if (similarity >= goal) {
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
