import { expect, test } from "vitest";
import { pagesToDelete } from "./precache.ts";

const page = (path: string, bytes: number) => ({ key: `https://school.example${path}`, bytes });

test("no page is deleted while all pages fit", () => {
  expect(pagesToDelete([page("/news?lang=en", 3_000_000), page("/contact?lang=en", 2_000_000)])).toEqual([]);
});

test("the oldest page is deleted first, and pages of the precache last", () => {
  const newest = page("/news?lang=en", 3_000_000);
  const older = page("/staff?lang=en", 1_500_000);
  const oldest = page("/history?lang=en", 1_500_000);
  const precached = page("/contact?lang=sw", 100_000);
  expect(pagesToDelete([newest, older, oldest, precached])).toEqual([oldest]);
});
