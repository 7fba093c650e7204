import { expect, test } from "vitest";
import { clipSearch, searchText } from "./fields.ts";

test("typed text is cut to the limits of a search", () => {
  expect(clipSearch("  Form 1 ")).toBe("Form 1");
  expect(clipSearch("1 2 3 4 5 6 7 8 9 10")).toBe("1 2 3 4 5 6 7 8");
  expect(clipSearch(" Ng'ombe, Form-1 ")).toBe("Ng'ombe, Form-1");
  for (const blank of [" ", "\u200b"]) expect(clipSearch(blank)).toBe("");
  for (const wordless of ["'", "!?", "😀"]) expect(clipSearch(wordless)).toBe(wordless);
  expect(clipSearch("x".repeat(300))).toBe("x".repeat(100));
  for (const typed of ["a'b'c'd'e'f'g'h'i", "word ".repeat(100)])
    expect(searchText.safeParse(clipSearch(typed)).success).toBe(true);
});
