import { renderNumber, writeStubSite } from "@visiga/api/src/testing/stub-site.ts";
import { createTestApp } from "@visiga/api/src/testing/test-app.ts";
import { openHttpClient } from "@visiga/testing/http-client";
import { afterAll, expect, test } from "vitest";

const site = await writeStubSite();
// The whole crowd has one address.
const requestQuotas = { read: { points: 100_000, duration: 60 } };
const api = await createTestApp({ site: { root: site.root }, requestQuotas });
const crowd = await openHttpClient(api.app);
const reader = await openHttpClient(api.app);
afterAll(async () => {
  crowd.close();
  reader.close();
  await api.close();
  await site.remove();
});

test("requests with 2,500 invented hosts evict no cached page of the real host", async () => {
  const host = { host: "localhost" };
  const home = await reader.get("/news", host);
  for (let start = 0; start < 2500; start += 100) {
    const hosts = Array.from({ length: 100 }, (_, index) => `invented-${start + index}.example`);
    for (let time = 0; time < 3; time += 1) await Promise.all(hosts.map((each) => crowd.get("/news", { host: each })));
  }
  // A page that was never requested says how many were rendered before it.
  expect(renderNumber((await reader.get("/wawata?show=1")).body)).toBeGreaterThan(2500);
  expect((await reader.get("/news", host)).body).toEqual(home.body);
});
