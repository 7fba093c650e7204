import { expect, test } from "vitest";
import { languageAddress } from "./language.ts";

test("the address names the language and keeps the rest of the query", () => {
  expect(languageAddress("", "sw")).toBe("?lang=sw");
  expect(languageAddress("?lang=sw", "en")).toBe("?lang=en");
  expect(languageAddress("?lang=en&show=48&category=EVENTS", "sw")).toBe("?show=48&category=EVENTS&lang=sw");
});
