/** Result of encoding at one quality. */
interface Attempt {
  readonly data: Buffer;
  readonly similarity: number;
}

interface Choice {
  readonly quality: number;
  readonly data: Buffer;
}

/**
 * Finds the lowest quality that reaches a similarity: tries the expected one, then its neighbour, then by binary
 * search. If none reaches it, the highest is used.
 * @param qualities ascending, not empty
 */
export async function findLowestQuality(
  qualities: readonly number[],
  goal: number,
  attempt: (quality: number) => Promise<Attempt>,
  expected = qualities[0],
): Promise<Choice> {
  let found: Choice | undefined;
  let highest: Choice | undefined;
  let low = 0;
  let high = qualities.length;
  let next = Math.max(0, qualities.indexOf(expected ?? 0));
  for (let attempts = 1; low < high; attempts += 1) {
    const quality = qualities[next] ?? 0;
    const { data, similarity } = await attempt(quality);
    if (similarity >= goal) {
      found = { quality, data };
      high = next;
    } else {
      highest = { quality, data };
      low = next + 1;
    }
    const neighbour = found ? high - 1 : low;
    next = attempts === 1 ? neighbour : Math.floor((low + high) / 2);
  }
  const chosen = found ?? highest;
  if (chosen === undefined) throw new RangeError("no quality to choose from");
  return chosen;
}
