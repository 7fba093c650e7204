import { expect, test } from "vitest";
import { telephone } from "./telephone.ts";

test("a number in any notation becomes a `tel:` address", () => {
  expect(telephone("+255 700 000 001")).toBe("tel:+255700000001");
  expect(telephone("(0700) 000-001")).toBe("tel:0700000001");
});
