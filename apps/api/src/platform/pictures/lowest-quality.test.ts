import { expect, test } from "vitest";
import { findLowestQuality } from "./lowest-quality.ts";

const qualities = [30, 35, 40, 45, 50, 55, 60];

/** Encodes to the number of the quality; the similarity increases with it. */
async function choose(goal: number, expected?: number) {
  const tried: number[] = [];
  const attempt = async (quality: number) => {
    tried.push(quality);
    return { data: Buffer.from(String(quality)), similarity: quality / 100 };
  };
  const { quality, data } = await findLowestQuality(qualities, goal, attempt, expected);
  expect(data.toString()).toBe(String(quality));
  return { quality, tried };
}

test.each([0.1, 0.31, 0.35, 0.41, 0.46, 0.51, 0.59, 0.9])(
  "a similarity of %d results in the lowest quality that reaches it, after at most five attempts, whatever is expected",
  async (goal) => {
    const lowest = qualities.find((quality) => quality / 100 >= goal) ?? 60;
    for (const expected of [undefined, ...qualities]) {
      const { quality, tried } = await choose(goal, expected);
      expect(quality).toBe(lowest);
      expect(tried.length).toBeLessThanOrEqual(5);
      expect(new Set(tried).size).toBe(tried.length);
    }
  },
);

test("few attempts are needed if the expected quality or its neighbour is right", async () => {
  expect((await choose(0.2)).tried).toEqual([30]);
  expect((await choose(0.4, 40)).tried).toEqual([40, 35]);
  expect((await choose(0.4, 35)).tried).toEqual([35, 40]);
});

test("an empty list of qualities is rejected", async () => {
  await expect(findLowestQuality([], 1, () => Promise.reject())).rejects.toThrow(RangeError);
});
