import { expect, test } from "vitest";
import { differingBits, fingerprintSide, pictureFingerprint } from "./picture-fingerprint.ts";

/** @param brightness of a pixel, 0 to 255 */
function pixels(brightness: (x: number, y: number) => number): Uint8Array {
  const data = new Uint8Array(fingerprintSide * fingerprintSide * 4).fill(255);
  for (let at = 0; at < fingerprintSide ** 2; at += 1)
    data.fill(brightness(at % fingerprintSide, Math.floor(at / fingerprintSide)), at * 4, at * 4 + 3);
  return data;
}

test("a fingerprint has 16 digits and differs by the bits of the parts that differ", () => {
  const wave = pictureFingerprint(pixels((x, y) => 128 + 100 * Math.sin(x / 9 + y / 7)));
  const paler = pictureFingerprint(pixels((x, y) => 140 + 80 * Math.sin(x / 9 + y / 7)));
  const other = pictureFingerprint(pixels((x, y) => 128 + 100 * Math.sin(x / 4 - y / 17)));
  expect(wave).toMatch(/^[0-9a-f]{16}$/);
  expect(differingBits(wave, wave)).toBe(0);
  expect(differingBits(wave, paler)).toBeLessThanOrEqual(5);
  expect(differingBits(wave, other)).toBeGreaterThan(15);
  expect(differingBits("8000000000000001", "0000000000000000")).toBe(2);
});
