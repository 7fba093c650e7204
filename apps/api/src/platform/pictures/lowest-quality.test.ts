import { expect, test } from "vitest";
import { findLowestQuality } from "./lowest-quality.ts";

const qualities = [30, 35, 40, 45, 50, 55, 60];

/** Encodes to the number of the quality; the similarity increases with it. */
async function choose(goal: number) {
  const tried: number[] = [];
  const chosen = await findLowestQuality(qualities, goal, async (quality) => {
    tried.push(quality);
    return { data: Buffer.from(String(quality)), similarity: quality / 100 };
  });
  return { quality: Number(chosen.toString()), tried };
}

test.each([
  [0.1, 30],
  [0.3, 30],
  [0.31, 35],
  [0.45, 45],
  [0.59, 60],
  [0.9, 60],
])("a similarity of %d results in quality %d after three attempts", async (goal, quality) => {
  const choice = await choose(goal);
  expect(choice.quality).toBe(quality);
  expect(choice.tried).toHaveLength(3);
});

test("an empty list of qualities is rejected", async () => {
  await expect(findLowestQuality([], 1, () => Promise.reject())).rejects.toThrow(RangeError);
});
