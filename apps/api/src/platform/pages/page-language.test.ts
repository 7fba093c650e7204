import { expect, it, vi } from "vitest";
import { pageLanguage, requestedPage } from "./requested-page.ts";

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
  // Whoever sends more than a browser must not choose what it costs.
  [null, undefined, `${"x,".repeat(250)}sw`, "en"],
] as const)("parameter %s, cookie %s, Accept-Language %s: the page is in %s", (parameter, cookie, header, expected) => {
  expect(pageLanguage(parameter, cookie, header)).toBe(expected);
});

it("reads the choices among a thousand damaged cookies without decoding one", () => {
  const decode = vi.spyOn(globalThis, "decodeURIComponent");
  const damaged = Array.from({ length: 1000 }, (_, index) => `${index.toString(36)}=%zz`);
  const cookie = [...damaged, "language=sw", "saver=on", "theme=dark", "reader=staff"].join("; ");
  expect(requestedPage({ url: "/", headers: { cookie } })).toMatchObject({
    language: "sw",
    dataSaver: true,
    dark: true,
    loggedIn: true,
  });
  expect(decode).not.toHaveBeenCalled();
  decode.mockRestore();
});
