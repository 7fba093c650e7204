import { heicSample } from "@visiga/contracts/heic-sample";
import { expect, test } from "vitest";
import { isHeic } from "./heic.ts";

const picture = (start: string) => isHeic(new Blob([Uint8Array.from(start, (letter) => letter.charCodeAt(0))]));

test("HEIC is detected by its first bytes", async () => {
  expect(await picture(atob(heicSample))).toBe(true);
  expect(await picture("\0\0\0\x18ftypmif1\0\0\0\0mif1heic")).toBe(true);
});

test("AVIF, JPEG and empty files are not HEIC", async () => {
  expect(await picture("\0\0\0\x18ftypavif\0\0\0\0avifmif1")).toBe(false);
  expect(await picture("\0\0\0\x18ftypmif1\0\0\0\0mif1avif")).toBe(false);
  expect(await picture("\xff\xd8\xff\xe0")).toBe(false);
  expect(await picture("")).toBe(false);
});
