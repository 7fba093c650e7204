import { setTimeout as pause } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { sharedCheck } from "./shared-check.ts";

test("concurrent callers share one check, and a failure is not cached", async () => {
  const check = vi.fn(async () => {});
  const shared = sharedCheck(check, 60_000);
  check.mockRejectedValueOnce(new Error("away"));
  const answers = await Promise.allSettled([shared(), shared(), shared()]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(check).toHaveBeenCalledTimes(1);
  await Promise.all([shared(), shared()]);
  await shared();
  expect(check).toHaveBeenCalledTimes(2);

  const forgetful = sharedCheck(check, 1);
  await forgetful();
  await pause(20);
  await forgetful();
  expect(check).toHaveBeenCalledTimes(4);
});
