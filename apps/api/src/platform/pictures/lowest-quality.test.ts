import { expect, test } from "vitest";
import { atLowestQuality } from "./lowest-quality.ts";

const qualities = [30, 35, 40, 45, 50, 55, 60];

/** Encodes to the quality's number; the likeness grows with it. */
async function choose(goal: number) {
  const tried: number[] = [];
  const chosen = await atLowestQuality(qualities, goal, async (quality) => {
    tried.push(quality);
    return { data: Buffer.from(String(quality)), likeness: quality / 100 };
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
])("for a likeness of %d quality %d, in three attempts", async (goal, quality) => {
  const choice = await choose(goal);
  expect(choice.quality).toBe(quality);
  expect(choice.tried).toHaveLength(3);
});

test("without qualities there is nothing to choose", async () => {
  await expect(atLowestQuality([], 1, () => Promise.reject())).rejects.toThrow(RangeError);
});
