import { maxBatchCalls } from "@visiga/contracts/procedures";
import { errors as english } from "@visiga/i18n/en/errors";
import { errors as swahili } from "@visiga/i18n/sw/errors";
import { plainPicture } from "@visiga/testing/sample-pictures";
import { beforeAll, expect, test } from "vitest";
import { renderNumber } from "#testing/stub-site.ts";
import { useHttpClient, useStubSite, useTestApp } from "#testing/use-test-app.ts";

const site = await useStubSite();
const { api, client } = await useTestApp({
  user: {},
  site: { root: site.root },
  environment: { TRUST_PROXY: "loopback", PUBLIC_URL: "https://school.example" },
  requestQuotas: { read: { points: 20, duration: 60 }, file: { points: 20, duration: 60 } },
});
const anonymous = await useHttpClient(api);
beforeAll(async () => {
  await client.add({ page: "NEWS" });
});

let clients = 0;
function arrive() {
  clients += 1;
  const headers = { "x-forwarded-for": `192.0.2.${clients}` };
  return (path: string) => anonymous.get(path, headers);
}

const list = (input: object) => `files.list?input=${encodeURIComponent(JSON.stringify(input))}`;

function batch(calls: number): string {
  const paths = Array.from({ length: calls }, () => "files.list");
  const input = encodeURIComponent(JSON.stringify(Object.fromEntries(paths.map((_, index) => [index, {}]))));
  return `/api/trpc/${paths}?batch=1&input=${input}`;
}

test("a batch of more than ten procedure calls is refused", async () => {
  const get = arrive();
  const most = await get(batch(maxBatchCalls));
  expect(most.status).toBe(200);
  expect(JSON.parse(String(most.body))).toHaveLength(maxBatchCalls);
  for (const calls of [maxBatchCalls + 1, 181]) {
    const refused = await get(batch(calls));
    expect(refused.status).toBe(400);
    expect(String(refused.body)).toContain("malformed_request");
    expect(refused.body.length).toBeLessThan(1000);
  }
});

test("an anonymous list request may ask for at most 200 files, a page of the site for 1,000", async () => {
  const get = arrive();
  expect((await get(`/api/trpc/${list({ first: 200 })}`)).status).toBe(200);
  const refused = await get(`/api/trpc/${list({ first: 201 })}`);
  expect(refused.status).toBe(400);
  expect(JSON.parse(String(refused.body)).error.data.issues).toMatchObject([{ path: "first", code: "paging_invalid" }]);
  expect((await api.services.publicEntries.list({ page: "NEWS", first: 1000 })).items).toHaveLength(1);
});

test("an address with many uncached requests gets Retry-After; others and cached ones are served", async () => {
  const [greedy, reader] = [arrive(), arrive()];
  await reader("/");
  for (let page = 0; page < 20; page += 1) expect((await greedy(`/gallery?q=word${page}`)).status).toBe(200);
  const before = renderNumber((await reader("/wawata?show=48")).body);
  const feeds = ["/feed.xml", "/sitemap.xml"];
  for (const path of ["/gallery?q=another", "/news/invented-0123456789", `/api/trpc/${list({})}`, ...feeds]) {
    const refused = await greedy(path);
    expect(refused.status, path).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  }
  const text = String((await greedy("/gallery?q=another")).body);
  expect(text).toContain(english.tooManyPages);
  expect(text).toContain(`lang="sw">${swahili.tooManyPages}`);
  for (const path of feeds) expect((await reader(path)).status).toBe(200);
  for (const path of ["/", "/gallery?q=word1", "/wawata?show=48", ...feeds])
    expect((await greedy(path)).status, path).toBe(200);
  expect((await reader("/gallery?q=another")).status).toBe(200);
  expect(renderNumber((await reader("/wawata?show=72")).body)).toBe(before + 2);
});

test("an address with many uncached picture requests gets Retry-After but still cached pictures", async () => {
  const [greedy, reader] = [arrive(), arrive()];
  const { photoUrl, photo } = await client.add({}, await plainPicture().jpeg().toBuffer());
  expect((await reader(String(photoUrl))).status).toBe(200);
  const variant = (width: number) => `/media/${photo?.id}/${width}.webp`;
  for (let width = 300; width < 320; width += 1) expect((await greedy(variant(width))).status).toBe(404);
  const refused = await greedy(variant(320));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await greedy(String(photoUrl))).status).toBe(200);
  expect((await reader(variant(320))).status).toBe(404);
});

test("300 invented pictures do not block a real one, and the response cache refuses more of them", async () => {
  const { photoUrl } = await client.add({}, await plainPicture().jpeg().toBuffer());
  const invented = Array.from({ length: 300 }, (_, number) => {
    const headers = { "x-forwarded-for": `198.51.100.${number % 250}` };
    return api.app.inject({ url: `/media/${crypto.randomUUID()}/200.webp`, headers });
  });
  const answers = [...(await Promise.all([...invented, api.app.inject(String(photoUrl))]))];
  expect(answers.pop()?.statusCode).toBe(200);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
  const before = api.app.earlyResponses.count;
  const early = await arrive()(`/media/${crypto.randomUUID()}/200.webp`);
  expect([early.status, early.headers["cache-control"]]).toEqual([404, "no-store"]);
  expect(String(early.body)).toContain(english.failure.not_found);
  expect(api.app.earlyResponses.count).toBe(before + 1);
});

test("a batch counts as many reads as it has calls", async () => {
  const get = arrive();
  expect((await get(batch(10))).status).toBe(200);
  expect((await get(batch(10))).status).toBe(200);
  expect((await get(batch(10))).status).toBe(429);
});

test("all unknown addresses share one cached 404 page, and each counts against the read quota", async () => {
  const [get, reader] = [arrive(), arrive()];
  await reader("/");
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => get(`/invented-${index}`)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  expect(new Set(answers.map(({ body }) => String(body))).size).toBe(1);
  expect((await get("/invented-20")).status).toBe(429);
  expect((await get("/")).status).toBe(200);
});
