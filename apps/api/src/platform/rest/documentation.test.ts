import { expect, test } from "vitest";
import { useTestApp } from "#testing/use-test-app.ts";

const { api } = await useTestApp();

const get = (url: string, headers = {}) => api.app.inject({ url, headers });
const script = "/api/docs/static/swagger-ui-bundle.js";

test("the documentation's script is compressed, and not sent again to whoever has it", async () => {
  const plain = await get(script);
  const packed = await get(script, { "accept-encoding": "br" });
  expect(plain.headers).toMatchObject({
    "content-type": expect.stringContaining("javascript"),
    etag: expect.any(String),
  });
  expect(packed.headers["content-encoding"]).toBe("br");
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
  const again = await get(script, { "if-none-match": plain.headers.etag });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
});

test("the documentation has its page and its files under one address each", async () => {
  for (const path of [
    "/api/docs",
    "/api/docs/",
    "/api/docs/static/index.css",
    "/api/docs/static/swagger-initializer.js",
  ]) {
    const { statusCode, headers } = await get(path);
    expect(statusCode, path).toBe(200);
    expect(headers["content-security-policy"]).toContain("script-src 'self'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  }
  for (const path of [
    "/api/docs/static/%69ndex.css",
    "/api/docs/static//index.css",
    "/api/docs/static/none.css",
    "/api/docs/x",
  ])
    expect((await get(path)).statusCode, path).toBe(404);
});
