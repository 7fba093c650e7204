import { expect, test } from "vitest";
import { copyrightYear } from "./footer.tsx";

test("the copyright year changes at midnight in Dar es Salaam", () => {
  expect(copyrightYear(new Date("2026-12-31T20:59:59Z"))).toBe("2026");
  expect(copyrightYear(new Date("2026-12-31T21:00:00Z"))).toBe("2027");
});
