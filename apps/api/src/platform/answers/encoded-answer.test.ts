import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { EncodedAnswer } from "./encoded-answer.ts";

/** Words in an order that seems to be random, so that looking for repetitions longer is worth while. */
const words = Array.from({ length: 4000 }, (_, index) => `word${Math.floor(Math.abs(Math.sin(index)) * 500)}`).join(
  " ",
);
const headers = { "content-type": "text/html", "content-security-policy": "default-src 'none'" };
const page = { status: 200, headers, body: Buffer.from(words) };

test("an answer with another body or another header has another etag, which its encodings share", async () => {
  const tagOf = (answer: typeof page) => new EncodedAnswer(answer).ready("identity")?.headers.etag;
  expect(tagOf(page)).toMatch(/^W\/"[\w-]{22}"$/);
  expect(tagOf({ ...page })).toBe(tagOf(page));
  expect(tagOf({ ...page, body: Buffer.from(`${words}.`) })).not.toBe(tagOf(page));
  const policy = { ...headers, "content-security-policy": "default-src 'self'" };
  expect(tagOf({ ...page, headers: policy })).not.toBe(tagOf(page));
  expect((await new EncodedAnswer(page).prepare("br")).headers.etag).toBe(tagOf(page));
});

test("what is asked for seldom is compressed with less effort, and reads the same", async () => {
  for (const [encoding, read] of [
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const) {
    const often = await new EncodedAnswer(page).prepare(encoding);
    const seldom = await new EncodedAnswer(page, { seldom: true }).prepare(encoding);
    expect(seldom.body.length).toBeGreaterThan(often.body.length);
    for (const { body } of [often, seldom]) expect(String(read(body))).toBe(words);
  }
});
