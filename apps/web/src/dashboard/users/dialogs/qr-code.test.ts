import decodeQR from "qr/decode.js";
import { expect, test } from "vitest";
import { drawQr } from "./invite-dialog.tsx";

/** Renders the path as pixels, three by three for each unit. */
function photograph({ size, path }: { size: number; path: string }) {
  const scale = 3;
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++) {
      for (let column = Number(x) * scale; column < (Number(x) + Number(length)) * scale; column++) {
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
      }
    }
  }
  return { width, height: width, data };
}

test("a camera reads the whole link", () => {
  const link =
    "https://seminary.example.org/set-password#0d9f5a52-3c1e-4a6b-9d1f-1c2b3a4d5e6f.u7Qm3xTf0bKz1aWd9LpR_-Xy";
  expect(decodeQR(photograph(drawQr(link)))).toBe(link);
});
