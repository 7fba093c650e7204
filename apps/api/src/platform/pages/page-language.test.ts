import { expect, it } from "vitest";
import { pageLanguage } from "./requested-page.ts";

it.each([
  ["sw", "en", "en", "sw"],
  [null, "sw", "en", "sw"],
  ["fr", "de", "sw-TZ,sw;q=0.9,en;q=0.8", "sw"],
  [null, undefined, "fr, en;q=0.5, sw;q=0.7", "sw"],
  [null, undefined, "sw;q=0, fr", "en"],
  [null, undefined, "sw;q=0, *", "en"],
  [null, undefined, "en;q=0, *;q=0.1", "sw"],
  [null, undefined, "SW-tz", "sw"],
  [null, undefined, "*", "en"],
  [null, undefined, undefined, "en"],
] as const)("parameter %s, cookie %s, Accept-Language %s: the page is in %s", (parameter, cookie, header, expected) => {
  expect(pageLanguage(parameter, cookie, header)).toBe(expected);
});
