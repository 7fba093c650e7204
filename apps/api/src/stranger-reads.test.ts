import { mostCalls } from "@visiga/contracts/procedures";
import { errors as english } from "@visiga/i18n/en/errors";
import { errors as swahili } from "@visiga/i18n/sw/errors";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fileClient } from "#testing/file-client.ts";
import { type HttpClient, openHttpClient } from "#testing/http-client.ts";
import { drawing, writeStubSite } from "#testing/stub-site.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";

let api: TestApp;
let site: Awaited<ReturnType<typeof writeStubSite>>;
let stranger: HttpClient;
beforeAll(async () => {
  site = await writeStubSite();
  api = await createTestApp({
    site: { root: site.root, development: false },
    environment: { TRUST_PROXY: "loopback", PUBLIC_URL: "https://school.example" },
    requestAllowances: { read: { points: 20, duration: 60 } },
  });
  stranger = await openHttpClient(api.app);
  const files = fileClient(api, await api.logIn(await api.addUser()));
  await files.add({ page: "NEWS" });
});
afterAll(async () => {
  stranger.close();
  await api.close();
  await site.remove();
});

/** A client behind the proxy, with an address that nobody else has. */
let clients = 0;
function arrive() {
  clients += 1;
  const headers = { "x-forwarded-for": `192.0.2.${clients}` };
  return (path: string) => stranger.get(path, headers);
}

const list = (input: object) => `files.list?input=${encodeURIComponent(JSON.stringify(input))}`;

function batch(calls: number): string {
  const paths = Array.from({ length: calls }, () => "files.list");
  const input = encodeURIComponent(JSON.stringify(Object.fromEntries(paths.map((_, index) => [index, {}]))));
  return `/api/trpc/${paths}?batch=1&input=${input}`;
}

test("one request calls ten procedures at most", async () => {
  const get = arrive();
  const most = await get(batch(mostCalls));
  expect(most.status).toBe(200);
  expect(JSON.parse(String(most.body))).toHaveLength(mostCalls);
  for (const calls of [mostCalls + 1, 181]) {
    const refused = await get(batch(calls));
    expect(refused.status).toBe(400);
    expect(String(refused.body)).toContain("malformed_request");
    expect(refused.body.length).toBeLessThan(1000);
  }
});

test("a list that anybody asks for has 200 files at most, one of a page 1,000", async () => {
  const get = arrive();
  expect((await get(`/api/trpc/${list({ first: 200 })}`)).status).toBe(200);
  const refused = await get(`/api/trpc/${list({ first: 201 })}`);
  expect(refused.status).toBe(400);
  expect(JSON.parse(String(refused.body)).error.data.issues).toMatchObject([{ path: "first", code: "paging_invalid" }]);
  expect((await api.services.publicFiles.find({ page: "NEWS", first: 1000 })).items).toHaveLength(1);
});

test("an address that asks for much that is not in memory is told when to come again, others and what is in memory are not", async () => {
  const [greedy, reader] = [arrive(), arrive()];
  await reader("/");
  for (let page = 0; page < 20; page += 1) expect((await greedy(`/gallery?q=word${page}`)).status).toBe(200);
  const before = drawing((await reader("/wawata?show=48")).body);
  for (const path of ["/gallery?q=another", "/news/invented-0123456789", `/api/trpc/${list({})}`]) {
    const refused = await greedy(path);
    expect(refused.status, path).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  }
  const text = String((await greedy("/gallery?q=another")).body);
  expect(text).toContain(english.failure.rate_limited);
  expect(text).toContain(`lang="sw">${swahili.failure.rate_limited}`);
  for (const path of ["/", "/gallery?q=word1", "/wawata?show=48"]) expect((await greedy(path)).status).toBe(200);
  expect((await reader("/gallery?q=another")).status).toBe(200);
  expect(drawing((await reader("/wawata?show=72")).body)).toBe(before + 2);
});

test("a batch counts as many reads as it has calls", async () => {
  const get = arrive();
  expect((await get(batch(10))).status).toBe(200);
  expect((await get(batch(10))).status).toBe(200);
  expect((await get(batch(10))).status).toBe(429);
});

test("addresses that the site does not have are one page, which costs nobody a read", async () => {
  const get = arrive();
  const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => get(`/invented-${index}`)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  expect(new Set(answers.map(({ body }) => String(body))).size).toBe(1);
  expect((await get("/gallery?q=afterwards")).status).toBe(200);
});
