import { expect, it } from "vitest";
import { acceptedEncoding } from "./cached-response.ts";

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["GZIP;q=0.5", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0, *", "gzip"],
  ["gzip;q=0, br;q=0", "identity"],
  ["zstd", "identity"],
  ["", "identity"],
  [undefined, "identity"],
] as const)("Accept-Encoding %s selects %s", (header, expected) => {
  expect(acceptedEncoding(header)).toBe(expected);
});
