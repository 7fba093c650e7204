import { median } from "@visiga/testing/table";

/**
 * Measures the items in turn, `rounds` times each, so that a slow phase of the machine affects all of them.
 * @returns the samples of each item
 */
export async function measureInTurn<Item, Sample>(
  items: readonly Item[],
  rounds: number,
  measure: (item: Item) => Promise<Sample>,
): Promise<Sample[][]> {
  const samples = items.map((): Sample[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, item] of items.entries()) samples[index]?.push(await measure(item));
  return samples;
}

export function medians<Figures extends object>(samples: readonly Figures[]): Record<keyof Figures, number> {
  const names = Object.keys(samples[0] ?? {}) as (keyof Figures)[];
  const figures = names.map((name) => [name, median(samples.map((sample) => Number(sample[name])))]);
  return Object.fromEntries(figures);
}
