import type { EntryRecord } from "@visiga/contracts/entries";
import { textKey } from "@visiga/contracts/site-texts";
import type { HttpClient, HttpResponse } from "@visiga/testing/http-client";
import { plainPicture } from "@visiga/testing/sample-pictures";
import { beforeAll, describe, expect, test } from "vitest";
import { renderNumber } from "#testing/stub-site.ts";
import { useHttpClient, useStubSite, useTestApp } from "#testing/use-test-app.ts";

let record: EntryRecord;
let words: string;

const site = await useStubSite();
const { api, client } = await useTestApp({
  user: {},
  site: { root: site.root },
  environment: { METRICS_TOKEN: "metrics", PUBLIC_URL: "https://school.example" },
});
const browser = await useHttpClient(api);
beforeAll(async () => {
  for (const name of ["One", "Two", "Three"])
    record = await client.add({ name }, await plainPicture().jpeg().toBuffer());
  words = await searchWords();
});

const picture = () => String(record.photoUrl);
const list = "/api/v1/files/page/GALLERY";

async function searchWords(): Promise<string> {
  const key = textKey("search.contact.title");
  const save = { key, value: { en: "Call us", sw: "Tupigie" }, version: 0 };
  const administrator = await api.logIn(await api.addUser({ role: "ADMIN" }));
  await api.call("mutation", "site.save", save, administrator);
  return (await api.services.contentReader.search("en")).address;
}

/** Sends the request until the response comes from the cache. @throws Error after the third attempt */
async function early(...request: Parameters<HttpClient["get"]>): Promise<HttpResponse> {
  for (let round = 0; round < 3; round += 1) {
    const before = api.app.earlyResponses.count;
    const answer = await browser.get(...request);
    if (api.app.earlyResponses.count > before) return answer;
  }
  throw new Error(`${request[0]} is not answered from memory`);
}

describe("a cached response equals that of its route", () => {
  /** Headers of the connection, and the time. Fastify's HEAD routes add a length to a 304, which should have none. */
  const unlike = (status: number) => [
    "connection",
    "keep-alive",
    "date",
    ...(status === 304 ? ["content-length"] : []),
  ];
  const comparable = ({ status, headers, body }: HttpResponse) => ({
    status,
    body,
    headers: Object.entries(headers)
      .filter(([name]) => !unlike(status).includes(name))
      .map(([name, value]) => `${name}: ${value}`)
      .sort(),
  });

  async function ordinary(url: string, headers: Record<string, string>, method: "GET" | "HEAD"): Promise<HttpResponse> {
    const answer = await api.app.inject({ url, headers: { host: "127.0.0.1", ...headers }, method });
    return { status: answer.statusCode, headers: answer.headers as HttpResponse["headers"], body: answer.rawPayload };
  }

  test.each([
    ["a page", () => "/news", {}],
    ["a page with capitals in its address", () => "/News?utm_source=x", {}],
    ["a page, compressed", () => "/news", { "accept-encoding": "gzip, deflate, br" }],
    ["a page in the language of the cookie", () => "/news", { cookie: "theme=dark; language=sw" }],
    ["a page that sets the language", () => "/news?lang=sw", { "accept-encoding": "gzip" }],
    ["a page for data saver", () => "/news", { "save-data": "on" }],
    ["a page with a query", () => "/gallery?show=48&category=EVENTS", {}],
    ["the list of a page", () => list, {}],
    ["the list of a page, compressed", () => list, { "accept-encoding": "br" }],
    ["all files", () => "/api/v1/files", { "accept-encoding": "gzip" }],
    ["the description of the API, compressed", () => "/api/openapi.json", { "accept-encoding": "br" }],
    ["the description of the API for Swagger UI, compressed", () => "/api/docs/json", { "accept-encoding": "gzip" }],
    ["the edited search texts, compressed", () => words, { "accept-encoding": "br" }],
    ["the feed, compressed", () => "/feed.xml?lang=sw", { "accept-encoding": "br" }],
    ["the sitemap", () => "/sitemap.xml", {}],
    ["a picture", picture, { "accept-encoding": "gzip, br" }],
  ])("%s", async (_, url, headers) => {
    for (const method of ["GET", "HEAD"] as const) {
      const found = await early(url(), headers, method);
      const expected = comparable(await ordinary(url(), headers, method));
      expect(comparable(found)).toEqual(expected);
      expect(found.status).toBe(200);
      expect(found.headers["strict-transport-security"]).toBeDefined();
      expect(found.body.length > 0).toBe(method === "GET");

      const etag = String(found.headers.etag);
      for (const known of [etag, `"other", ${etag}`, etag.replace("W/", ""), "*"]) {
        const condition = { ...headers, "if-none-match": known };
        const unchanged = await early(url(), condition, method);
        expect(unchanged.status).toBe(304);
        expect(comparable(unchanged)).toEqual(comparable(await ordinary(url(), condition, method)));
      }
      const other = await early(url(), { ...headers, "if-none-match": '"other"' }, method);
      expect(comparable(other)).toEqual(expected);
    }
  });
});

test("other methods, unknown addresses and refused requests bypass the cache", async () => {
  const before = api.app.earlyResponses.count;
  for (const path of ["/news/", "/nothing", "/healthz", "/api/v1/files/page/", "/api/v1/files/page/ALL", "/media/"])
    await browser.get(path);
  expect(api.app.earlyResponses.count).toBe(before);
  expect((await api.app.inject({ method: "POST", url: "/news" })).statusCode).toBe(405);
});

test("a picture is gone once it is taken down or deleted, and back once it is shown again", async () => {
  expect((await early(picture())).status).toBe(200);
  await client.mutate("files.setTakenDown", { id: record.id, takenDown: true });
  expect((await browser.get(picture())).status).toBe(404);
  expect((await browser.get(picture(), { "if-none-match": "*" })).status).toBe(404);
  expect((await browser.get(list)).body.toString()).not.toContain(picture());
  await client.mutate("files.setTakenDown", { id: record.id, takenDown: false });
  expect((await browser.get(picture())).status).toBe(200);
  const width = Number(/(\d+)\.webp$/.exec(picture())?.[1]);
  const variant = record.photo?.sources.find((source) => source.width === width);
  expect((await early(picture())).body).toHaveLength(variant?.bytes ?? 0);
});

test("cached pages expire when content changes and at midnight in the school's time zone", async () => {
  const first = renderNumber((await early("/")).body);
  await api.services.contentVersion.change(async () => {});
  const second = renderNumber((await browser.get("/")).body);
  expect(second).toBeGreaterThan(first);
  expect(renderNumber((await early("/")).body)).toBe(second);
  api.clock.pass(24 * 3600);
  expect(renderNumber((await browser.get("/")).body)).toBeGreaterThan(second);
});

test("metrics count cached responses like those of the routes", async () => {
  const read = async () => {
    const { body } = await api.app.inject({ url: "/metrics", headers: { authorization: "Bearer metrics" } });
    return Number(/seconds_count\{method="GET",route="pages",status="3xx"\} (\d+)/.exec(body)?.[1] ?? 0);
  };
  const { headers } = await early("/");
  const before = await read();
  await early("/", { "if-none-match": String(headers.etag) });
  expect(await read()).toBe(before + 1);
});
