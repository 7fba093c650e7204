import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { entryForm } from "@visiga/api/src/testing/user-client.ts";
import { postmaster } from "@visiga/keeper/src/testing/data-folders.ts";
import { startTestServer } from "@visiga/keeper/src/testing/started-server.ts";
import type { ServerProcess } from "@visiga/testing/server-process";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { login, loginPath } from "../harness/administrator.ts";
import { testFolder } from "../harness/test-folder.ts";

/** Milliseconds: 5 s until the database counts as silent, and what a busy machine needs. */
const longest = 8000;

const folder = testFolder();
let server: ServerProcess;
let authorization: string;
beforeAll(async () => {
  server = await startTestServer(join(folder(), "data"), { SEED_DEMO: "true" });
  const { data } = await (await fetch(server.url + loginPath, login)).json();
  authorization = `Bearer ${data.token}`;
});
afterAll(() => server.stop());

/** PostgreSQL and the processes that serve its connections. */
async function processes(): Promise<number[]> {
  const parent = await postmaster(join(folder(), "data"));
  const children = await readFile(`/proc/${parent}/task/${parent}/children`, "latin1");
  return [parent, ...children.trim().split(" ").map(Number)];
}

const procedure = (path: string, input: object = {}) => `/api/trpc/${path}?input=${JSON.stringify(input)}`;

/** Drawn with a notice in place of what cannot be read. */
const pages = [
  ...["/", "/gallery", "/gallery?show=48", "/news", "/alumni", "/staff", "/calendar", "/joining", "/images?show=72"],
  ...["/search?q=chapel", "/search?q=nobody+at+all"],
];
const lists = [
  ...["/feed.xml", "/sitemap.xml", "/calendar.ics", "/joining.pdf"],
  ...["/api/v1/files", "/api/v1/files/page/GALLERY", "/api/v1/files/page/NEWS", procedure("files.list")],
  ...[procedure("files.list", { query: "mass" }), procedure("site.read", { language: "en" })],
];
const ofUsers = [
  ...["/api/v1/users", procedure("users.list"), procedure("files.browse"), procedure("bin.list")],
  ...[procedure("site.entries"), procedure("activity.list"), procedure("removals.list"), procedure("auth.me")],
];

async function ask(path: string, init: RequestInit = {}) {
  const startedAt = performance.now();
  const answer = await fetch(server.url + path, init);
  await answer.text();
  return { path, status: answer.status, waited: Math.round(performance.now() - startedAt) };
}
const askAll = () =>
  Promise.all([
    ...[...pages, ...lists].map((path) => ask(path)),
    ...ofUsers.map((path) => ask(path, { headers: { authorization } })),
    ask(loginPath, login),
    ask("/readyz"),
  ]);

test("pages and refusals come within seconds while the database is stopped by a signal", async () => {
  // What was cached is not asked for.
  const { headers, payload } = entryForm({ name: "A new item", page: "NEWS" });
  const added = await fetch(`${server.url}/api/v1/files/image`, {
    method: "POST",
    body: new Uint8Array(payload),
    headers: { ...headers, authorization },
  });
  expect(added.status).toBe(201);
  const frozen = await processes();
  for (const id of frozen) process.kill(id, "SIGSTOP");
  try {
    for (const crowd of ["the first", "the next"]) {
      const answers = await askAll();
      const slowest = Math.max(...answers.map(({ waited }) => waited));
      console.info(`${crowd} requests waited at most ${slowest} ms`);
      expect(answers.filter(({ waited }) => waited > longest)).toEqual([]);
      const statusOf = (path: string) => (pages.includes(path) ? 200 : 503);
      expect(answers.filter(({ path, status }) => status !== statusOf(path))).toEqual([]);
    }
  } finally {
    for (const id of frozen) process.kill(id, "SIGCONT");
  }
  await vi.waitFor(async () => expect((await askAll()).filter(({ status }) => status !== 200)).toEqual([]), 60_000);
  expect(server.output.filter((line) => /"level":50.*"stack"/.test(line))).toEqual([]);
});
