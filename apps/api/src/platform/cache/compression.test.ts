import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { LightMyRequestResponse } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { testPassword } from "#testing/test-app.ts";
import { useTestApp } from "#testing/use-test-app.ts";
import { userClient } from "#testing/user-client.ts";

const { api, user: admin, token } = await useTestApp({ user: { role: "ADMIN" } });
beforeAll(async () => {
  const client = userClient(api, token);
  for (const name of ["One", "Two", "Three"]) await client.add({ name, description: "A feast. ".repeat(100) });
});

const get = (url: string, accepted?: string) =>
  api.app.inject({
    url,
    headers: { authorization: `Bearer ${token}`, ...(accepted !== undefined && { "accept-encoding": accepted }) },
  });

const decompressed = ({ headers, rawPayload }: LightMyRequestResponse): unknown => {
  const decompress = { br: brotliDecompressSync, gzip: gunzipSync }[String(headers["content-encoding"])];
  return JSON.parse(String(decompress?.(rawPayload) ?? rawPayload));
};

test.each([
  "/api/v1/files",
  "/api/v1/files/page/GALLERY",
  "/api/openapi.json",
  `/api/trpc/files.browse?input=${encodeURIComponent("{}")}`,
])("%s is compressed with an encoding that the client accepts", async (url) => {
  const plain = await get(url);
  expect(plain.statusCode).toBe(200);
  expect(plain.headers).not.toHaveProperty("content-encoding");
  for (const [accepted, encoding] of [
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
  ] as const) {
    const answer = await get(url, accepted);
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.headers.vary).toContain("accept-encoding");
    expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(decompressed(answer)).toEqual(plain.json());
  }
});

test("a small response is not compressed", async () => {
  for (const url of ["/api/v1/files/page/NEWS", "/api/trpc/auth.me", "/api/v1/nowhere"]) {
    const answer = await get(url, "br");
    expect(answer.headers).not.toHaveProperty("content-encoding");
    expect(answer.headers["content-length"]).toBe(String(answer.rawPayload.length));
  }
});

test("a response with a token or a one-time link is never compressed", async () => {
  const headers = { "accept-encoding": "br", authorization: `Bearer ${token}` };
  const payload = { email: admin.email, password: testPassword };
  const login = await api.app.inject({ method: "POST", url: "/api/v1/auth/authenticate", headers, payload });
  expect(login.json().data.token).toBeDefined();
  // A batch, so that the response is long enough for compression.
  const { id } = await api.addUser();
  const ids = Array.from({ length: 10 }, (_, index) => [index, { id }]);
  const links = await api.app.inject({
    method: "POST",
    url: `/api/trpc/${ids.map(() => "users.createPasswordLink").join(",")}?batch=1`,
    headers,
    payload: Object.fromEntries(ids),
  });
  expect(links.body).toContain("/set-password#");
  expect(links.rawPayload.length).toBeGreaterThan(1024);
  for (const answer of [login, links]) expect(answer.headers).not.toHaveProperty("content-encoding");
});
