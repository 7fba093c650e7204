import { expect, test } from "vitest";
import { differingBits, fingerprintSide, pictureFingerprint } from "./picture-fingerprint.ts";

/** @param brightness of a pixel, 0 to 255 */
function pixels(brightness: (x: number, y: number) => number): Uint8Array {
  const data = new Uint8Array(fingerprintSide * fingerprintSide * 4).fill(255);
  for (let at = 0; at < fingerprintSide ** 2; at += 1)
    data.fill(brightness(at % fingerprintSide, Math.floor(at / fingerprintSide)), at * 4, at * 4 + 3);
  return data;
}

const fingerprint = (brightness: (x: number, y: number) => number) => pictureFingerprint(pixels(brightness)) ?? "";

test("a fingerprint has 16 digits and differs by the bits of the parts that differ", () => {
  const wave = fingerprint((x, y) => 128 + 100 * Math.sin(x / 9 + y / 7));
  const paler = fingerprint((x, y) => 140 + 80 * Math.sin(x / 9 + y / 7));
  const other = fingerprint((x, y) => 128 + 100 * Math.sin(x / 4 - y / 17));
  expect(wave).toMatch(/^[0-9a-f]{16}$/);
  expect(differingBits(wave, wave)).toBe(0);
  expect(differingBits(wave, paler)).toBeLessThanOrEqual(5);
  expect(differingBits(wave, other)).toBeGreaterThan(15);
  expect(differingBits("8000000000000001", "0000000000000000")).toBe(2);
});

test("a picture with too little in it has no fingerprint", () => {
  const word = (x: number, y: number) => (y > 28 && y < 34 && x > 6 && x < 43 && x % 3 === 0 ? 20 : 255);
  const night = (x: number, y: number) => (Math.hypot(x - 50, y - 10) < 3 ? 200 : (x + y) % 3);
  for (const picture of [() => 0, () => 180, word, night]) expect(pictureFingerprint(pixels(picture))).toBeNull();
});
