import { afterAll, beforeAll, expect, test } from "vitest";
import { fileClient } from "#testing/file-client.ts";
import { plainPicture } from "#testing/sample-pictures.ts";
import { writeStubSite } from "#testing/stub-site.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";

let api: TestApp;
let site: Awaited<ReturnType<typeof writeStubSite>>;
let picture: string;
beforeAll(async () => {
  site = await writeStubSite();
  api = await createTestApp({ site: { root: site.root, development: false } });
  const files = fileClient(api, await api.logIn(await api.addUser()));
  picture = String((await files.add({}, await plainPicture().jpeg().toBuffer())).photoUrl);
});
afterAll(async () => {
  await api.close();
  await site.remove();
});

/** Headers that only matter where a browser opens the answer as a document. */
const ofDocuments = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "permissions-policy",
  "referrer-policy",
  "x-frame-options",
];

const read = async (url: string) => {
  const { headers } = await api.app.inject(url);
  const bytes = Object.entries(headers).reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 0);
  return { headers, bytes };
};

test.each(["/", "/not-found", "/mark.svg", "/robots.txt", "/api/v1/files", "/healthz"])(
  "%s has all security headers in at most 850 bytes",
  async (url) => {
    const { headers, bytes } = await read(url);
    expect(Object.keys(headers)).toEqual(expect.arrayContaining(ofDocuments));
    expect(headers["strict-transport-security"]).toMatch(/^max-age=\d{8,}$/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(bytes).toBeLessThanOrEqual(850);
  },
);

test.each([
  ["a script", () => "/assets/a-1.js", undefined],
  ["rules", () => "/speculation.json", undefined],
  ["a picture", () => picture, "default-src 'none'; sandbox"],
])("%s has only those of files, in at most 400 bytes", async (_, url, policy) => {
  const { headers, bytes } = await read(url());
  expect(headers["strict-transport-security"]).toMatch(/^max-age=\d{8,}$/);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["content-security-policy"]).toBe(policy);
  expect(ofDocuments.slice(1).filter((name) => name in headers)).toEqual([]);
  expect(bytes).toBeLessThanOrEqual(400);
});
