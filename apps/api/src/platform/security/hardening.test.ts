import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { testPassword } from "#testing/test-app.ts";
import { useStubSite, useTestApp } from "#testing/use-test-app.ts";

/** Requirements of docs/security.md without a test elsewhere. */
const site = await useStubSite();
const { api, token } = await useTestApp({ user: { role: "ADMIN" }, site: { root: site.root } });

const everywhere = ["/", "/api/v1/files", "/api/v1/users", "/api/trpc/files.list", "/mark.svg"];

test("no response allows other sites to read it", async () => {
  for (const url of everywhere) {
    for (const method of ["GET", "OPTIONS"] as const) {
      const { headers } = await api.app.inject({ method, url, headers: { origin: "https://evil.example" } });
      expect(Object.keys(headers).filter((name) => name.startsWith("access-control-"))).toEqual([]);
    }
  }
});

test("a TRACE request echoes nothing", async () => {
  const answer = await api.app.inject({ method: "TRACE" as "GET", url: "/", headers: { "x-secret": "echo of mine" } });
  expect(answer.statusCode).toBe(405);
  expect(answer.body).not.toContain("echo of mine");
});

test("folder addresses return no listing", async () => {
  for (const url of ["/assets/", "/assets", "/media/", "/artwork/", "/api/", "/api/v1/"]) {
    expect((await api.app.inject(url)).statusCode, url).toBe(404);
  }
});

test("responses for users are sent with no-store", async () => {
  const answers = [
    await api.rest("GET", "/users", { token }),
    await api.call("query", "activity.security", {}, token),
    await api.call("query", "auth.sessions", {}, token),
  ];
  for (const { statusCode, headers } of answers) {
    expect(statusCode).toBe(200);
    expect(headers["cache-control"]).toBe("no-store");
  }
});

test("a password is compared without trimming, truncating or changing its case", async () => {
  const { email } = await api.addUser();
  for (const other of [testPassword.toUpperCase(), ` ${testPassword}`, `${testPassword} `, testPassword.slice(0, -1)]) {
    const answer = await api.rest("POST", "/auth/authenticate", { payload: { email, password: other } });
    expect(answer.statusCode).toBe(401);
  }
});

test("wildcards in a search match nothing", async () => {
  const found = async (search: string) =>
    (await api.rest("GET", `/users?search=${encodeURIComponent(search)}`, { token })).json().data.total;
  expect(await found("Sample")).toBeGreaterThan(0);
  for (const pattern of ["%", "_", "\\", "S%zzz", "' OR zzz=zzz --"]) expect(await found(pattern), pattern).toBe(0);
});

test("a forwarded address is accepted from a trusted proxy only", async () => {
  const { email } = await api.addUser();
  const headers = { "x-forwarded-for": "203.0.113.77" };
  await api.rest("POST", "/auth/authenticate", { payload: { email, password: "wrong" }, headers });
  const { items } = (await api.call("query", "activity.security", { kind: "signInRefused" }, token)).json().result.data;
  // The proxy's own address would be the same for every visitor.
  expect(items[0].address).toBeNull();
});

test("docs/security.md names existing tests, and each requirement once", () => {
  const root = fileURLToPath(new URL("../../../../../", import.meta.url));
  const text = readFileSync(`${root}docs/security.md`, "utf8");
  const paths = [...text.matchAll(/`([\w./-]+\.(?:test|e2e)\.ts)`/g)].map(([, path = ""]) => path);
  expect(paths.length).toBeGreaterThan(100);
  const missing = paths.filter((path) => !existsSync(root + path) && !existsSync(`${root}apps/api/src/${path}`));
  expect(missing).toEqual([]);
  const chapters = text.slice(text.indexOf("## V1 "));
  const ids = [...chapters.matchAll(/\b\d+\.\d+\.\d+\b/g)].map(([id]) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(ids.length).toBeGreaterThan(150);
});
