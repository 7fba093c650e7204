import { expect, test } from "vitest";
import { phonePicture } from "./phone-picture.ts";

const srcset = [320, 640, 960, 1280].map((width) => `/media/a/${width}.webp ${width}w`).join(", ");
const chosen = (sizes?: string) =>
  Number(/(\d+)\.webp/.exec(String(phonePicture({ src: "/b.webp", srcset, sizes })))?.[1]);

test.each([
  [undefined, 960],
  ["100vw", 960],
  ["(min-width: 62rem) 54vw, 92vw", 960],
  ["46vw", 640],
  ["(min-width: 90rem) 18rem, (min-width: 62rem) 20vw, 6.5rem", 320],
  ["(max-width: 30em) 160px, 100vw", 320],
  ["120vw", 960],
  ["200vw", 1280],
  ["(min-width: 62rem) clamp(13rem, 20vw, 18rem), 7.5rem", 320],
  ["min(100vw, 20rem)", 960],
])("sizes %j choose the copy of %d pixels", (sizes, width) => {
  expect(chosen(sizes)).toBe(width);
});

test("a picture without copies uses its src", () => {
  expect(phonePicture({ src: "/b.webp" })).toBe("/b.webp");
  expect(phonePicture({})).toBeUndefined();
});
