import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { CompressedResponse } from "./cached-response.ts";

/** Words in a pseudo-random order, so that a longer search for repetitions has an effect. */
const words = Array.from({ length: 4000 }, (_, index) => `word${Math.floor(Math.abs(Math.sin(index)) * 500)}`).join(
  " ",
);
const headers = { "content-type": "text/html", "content-security-policy": "default-src 'none'" };
const page = { status: 200, headers, body: Buffer.from(words) };

test("the etag changes with the body or a header and is the same in all encodings", async () => {
  const tagOf = (answer: typeof page) => new CompressedResponse(answer).ready("identity")?.headers.etag;
  expect(tagOf(page)).toMatch(/^W\/"[\w-]{22}"$/);
  expect(tagOf({ ...page })).toBe(tagOf(page));
  expect(tagOf({ ...page, body: Buffer.from(`${words}.`) })).not.toBe(tagOf(page));
  const policy = { ...headers, "content-security-policy": "default-src 'self'" };
  expect(tagOf({ ...page, headers: policy })).not.toBe(tagOf(page));
  expect((await new CompressedResponse(page).prepare("br")).headers.etag).toBe(tagOf(page));
});

test("a rarely requested response is compressed with less effort and has the same content", async () => {
  for (const [encoding, read] of [
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const) {
    const often = await new CompressedResponse(page).prepare(encoding);
    const rare = await new CompressedResponse(page, { rare: true }).prepare(encoding);
    expect(rare.body.length).toBeGreaterThan(often.body.length);
    for (const { body } of [often, rare]) expect(String(read(body))).toBe(words);
  }
});
