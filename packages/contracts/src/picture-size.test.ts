import { expect, test } from "vitest";
import { storedSize, variantWidths } from "./picture-size.ts";

test("photographs are stored as wide as the widest variant, small ones as they are", () => {
  expect(storedSize({ width: 4000, height: 3000 })).toEqual({ width: 1920, height: 1440 });
  expect(storedSize({ width: 3000, height: 4000 })).toEqual({ width: 1920, height: 2560 });
  expect(storedSize({ width: 1, height: 1 })).toEqual({ width: 1, height: 1 });
  expect(variantWidths({ width: 150, height: 100 })).toEqual([150]);
});

test("a long screenshot keeps a readable width, and a longer one is refused", () => {
  expect(storedSize({ width: 1080, height: 20_000 })).toMatchObject({ width: 651 });
  expect(storedSize({ width: 1080, height: 44_000 })).toMatchObject({ width: 402 });
  expect(storedSize({ width: 1080, height: 45_000 })).toBeNull();
  expect(storedSize({ width: 300, height: 20_000 })).toBeNull();
  expect(storedSize({ width: 20_000, height: 1 })).toEqual({ width: 1920, height: 1 });
});
