import { schoolDay } from "@visiga/contracts/dates";
import { languages } from "@visiga/contracts/languages";
import { type HttpClient, type HttpResponse, openHttpClient } from "@visiga/testing/http-client";
import { afterEach, expect, test } from "vitest";
import { writeStubSite } from "#testing/stub-site.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";

let api: TestApp;
let site: Awaited<ReturnType<typeof writeStubSite>>;
let searches: HttpClient;
let reader: HttpClient;

async function open(environment: Record<string, string> = {}): Promise<void> {
  site = await writeStubSite();
  // In this test the whole crowd has one address.
  const requestQuotas = { read: { points: 100_000, duration: 60 } };
  api = await createTestApp({ site: { root: site.root }, environment, requestQuotas });
  searches = await openHttpClient(api.app);
  reader = await openHttpClient(api.app);
}
afterEach(async () => {
  searches.close();
  reader.close();
  await api.close();
  await site.remove();
});

const times = <Each>(count: number, make: (index: number) => Each): Each[] =>
  Array.from({ length: count }, (_, index) => make(index));
const statuses = (answers: readonly HttpResponse[]) => [...new Set(answers.map(({ status }) => status))].sort();

test("in a crowd of searches, cached pages are served between them, and a new page before them", async () => {
  await open({ PUBLIC_URL: "https://school.example" });
  await reader.get("/");
  let waiting = 90;
  const answers = times(waiting, (index) =>
    searches.get(`/gallery?q=word${index}`).finally(() => {
      waiting -= 1;
    }),
  );
  // After the first response all requests of the crowd have arrived.
  await Promise.race(answers);
  let left = waiting;
  let most = 0;
  for (let round = 0; round < 20; round += 1) {
    expect((await reader.get("/")).status).toBe(200);
    most = Math.max(most, left - waiting);
    left = waiting;
  }
  expect(waiting).toBeGreaterThan(20);
  expect(most).toBeLessThanOrEqual(4);

  expect((await reader.get("/news")).status).toBe(200);
  expect(waiting).toBeGreaterThan(10);
  expect(statuses(await Promise.all(answers))).toEqual([200]);
});

test("a full rendering queue refuses searches in both languages, and readers are served", async () => {
  await open({ PUBLIC_URL: "https://school.example" });
  // Injected, so that all of them arrive before the first page is rendered.
  const crowding = times(200, (index) => api.app.inject(`/gallery?q=word${index}`));
  expect((await api.app.inject("/")).statusCode).toBe(200);
  const answers = await Promise.all(crowding);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(102);
  const [refused] = answers.filter(({ statusCode }) => statusCode === 503);
  expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused?.headers["content-type"]).toContain("text/html");
  expect(refused?.headers["strict-transport-security"]).toBeDefined();
  const text = String(refused?.body);
  expect(text).toContain("The website is not ready at the moment.");
  expect(text).toContain('lang="sw">Tovuti haijawa tayari kwa sasa.');
  expect((await reader.get("/gallery?q=word199")).status).toBe(200);
});

test.each(["/editing/news", "/preview"])(
  "a page of a user is rendered before a crowd of searches: %s",
  async (path) => {
    await open({ PUBLIC_URL: "https://school.example" });
    const token = await api.logIn(await api.addUser());
    const day = schoolDay(api.clock.now());
    const preview = await api.call("mutation", "previews.create", { path: "/news", day }, token);
    let answered = 0;
    const crowding = times(100, (index) =>
      api.app.inject(`/gallery?q=word${index}`).finally(() => {
        answered += 1;
      }),
    );
    await Promise.race(crowding);
    const url = path === "/preview" ? preview.json().result.data.path : path;
    expect((await api.app.inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode).toBe(200);
    expect(answered).toBeLessThan(80);
    await Promise.all(crowding);
  },
);

test("all invented addresses share one 404 page in each language", async () => {
  await open({ PUBLIC_URL: "https://school.example" });
  for (const language of languages) {
    const answers = await Promise.all(
      times(200, (index) => searches.get(`/invented-${index}?q=${index}`, { cookie: `language=${language}` })),
    );
    expect(statuses(answers)).toEqual([404]);
    expect(new Set(answers.map(({ body }) => String(body))).size).toBe(1);
  }
});

test("requests for another host render no page if the public address is set", async () => {
  await open({ PUBLIC_URL: "https://school.example" });
  const home = await reader.get("/");
  const answers = await Promise.all(times(200, (index) => searches.get("/", { host: `invented-${index}.example` })));
  expect(new Set(answers.map(({ body }) => String(body)))).toEqual(new Set([String(home.body)]));
});
