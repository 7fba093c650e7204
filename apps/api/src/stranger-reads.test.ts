import { mostCalls } from "@visiga/contracts/procedures";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fileClient } from "#testing/file-client.ts";
import { type HttpClient, openHttpClient } from "#testing/http-client.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";

let api: TestApp;
let stranger: HttpClient;
beforeAll(async () => {
  api = await createTestApp();
  stranger = await openHttpClient(api.app);
  const files = fileClient(api, await api.logIn(await api.addUser()));
  await files.add({ page: "NEWS" });
});
afterAll(async () => {
  stranger.close();
  await api.close();
});

const list = (input: object) => `files.list?input=${encodeURIComponent(JSON.stringify(input))}`;

function batch(calls: number): string {
  const paths = Array.from({ length: calls }, () => "files.list");
  const input = encodeURIComponent(JSON.stringify(Object.fromEntries(paths.map((_, index) => [index, {}]))));
  return `/api/trpc/${paths}?batch=1&input=${input}`;
}

test("one request calls ten procedures at most", async () => {
  const most = await stranger.get(batch(mostCalls));
  expect(most.status).toBe(200);
  expect(JSON.parse(String(most.body))).toHaveLength(mostCalls);
  for (const calls of [mostCalls + 1, 181]) {
    const refused = await stranger.get(batch(calls));
    expect(refused.status).toBe(400);
    expect(String(refused.body)).toContain("malformed_request");
    expect(refused.body.length).toBeLessThan(1000);
  }
});

test("a list that anybody asks for has 200 files at most, one of a page 1,000", async () => {
  expect((await stranger.get(`/api/trpc/${list({ first: 200 })}`)).status).toBe(200);
  const refused = await stranger.get(`/api/trpc/${list({ first: 201 })}`);
  expect(refused.status).toBe(400);
  expect(JSON.parse(String(refused.body)).error.data.issues).toMatchObject([{ path: "first", code: "paging_invalid" }]);
  expect((await api.services.publicFiles.find({ page: "NEWS", first: 1000 })).items).toHaveLength(1);
});
