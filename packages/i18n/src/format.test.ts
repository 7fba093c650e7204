import { expect, it } from "vitest";
import { formatDay } from "./format.ts";

it("a formatted day contains no place for a line break", () => {
  expect(formatDay("2027-06-30", "en")).toBe("30\u00a0June\u00a02027");
  expect(formatDay("2027-06-30", "sw")).toBe("30\u00a0Juni\u00a02027");
});
