import type { Photo } from "@visiga/contracts/files";
import { expect, test } from "vitest";
import { photoWeight } from "./photo-weight.ts";

const photo = (...widths: number[]): Photo => ({
  id: "00000000-0000-4000-8000-000000000001",
  width: 4000,
  height: 3000,
  color: "#15378f",
  placeholder: "data:,",
  sources: widths.map((width) => ({ width, bytes: width * 100 })),
});

test("a picture weighs what its largest copy up to 960 px weighs", () => {
  expect(photoWeight(photo(320, 640, 960, 1280, 1920))).toBe(96_000);
  expect(photoWeight(photo(320, 640))).toBe(64_000);
});

test("a picture without so small a copy weighs what its smallest does", () => {
  expect(photoWeight(photo(1280))).toBe(128_000);
});
