import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { restoreState } from "@visiga/contracts/restore";
import { readConfig } from "@visiga/system/config/config";
import { hashSecret } from "@visiga/system/security/one-time-secrets";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { shownAddress } from "#site/listening-port.ts";
import { waitUntilReady } from "#update/check-site.ts";
import { type OpenRestore, openRestore } from "./open-restore.ts";
import { serverWithoutSite } from "./serve-without-site.ts";

let dataDir: string;
let page: OpenRestore;
let server: Server;
let url: string;
let code: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "visiga-down-"));
  const config = { ...readConfig({ DATA_DIR: dataDir, HOST: "127.0.0.1" }), port: 0 };
  page = await openRestore(config, { tellOperator: () => {} });
  page.stopped(["No space left on device"]);
  code = await page.keys.createCode("down");
  server = serverWithoutSite(config, page);
  await once(server.listen(0, "127.0.0.1"), "listening");
  url = shownAddress(server, config);
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(dataDir, { recursive: true });
});

const ask = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(`${url}${path}`, { ...init, headers });
const withCode = () => ({ authorization: `Bearer ${code}` });
const stateOf = async () => z.parse(restoreState, await (await ask("/restore/state", withCode())).json());
const part = (headers: Record<string, string>) =>
  ask("/restore/parts?name=site.tar&size=4&offset=0", headers, { method: "POST", body: "part" });

test("visitors are told to come back, in both languages, and nothing of the machine", async () => {
  for (const path of ["/", "/news", "/api/v1/files", "/media/x", "/restored", "/Restore/x"]) {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get("retry-after")], path).toEqual([503, "20"]);
    const body = await answer.text();
    expect(body).toContain("The website has stopped");
    if (path.startsWith("/api")) expect(JSON.parse(body)).toMatchObject({ code: "unavailable" });
    else expect(body).toContain("Tovuti imesimama");
  }
  expect((await ask("/healthz")).status).toBe(200);
  const ready = await ask("/readyz", { "x-forwarded-for": "192.0.2.7" });
  expect([ready.status, await ready.json()]).toEqual([503, { status: "down" }]);
  expect(await (await ask("/restore")).text()).not.toContain("No space left");
});

test("an update on the machine hears why the site does not start, instead of waiting", async () => {
  await expect(waitUntilReady(url, new AbortController().signal)).rejects.toThrow("No space left on device");
});

test("the code that was printed opens the page, and the code of the first start does not", async () => {
  expect((await stateOf()).down).toEqual(["No space left on device"]);
  const first = await page.keys.createCode("first");
  expect((await ask("/restore/state", { authorization: `Bearer ${first}` })).status).toBe(401);
  const entered = await ask(
    "/restore/key",
    {},
    { method: "POST", redirect: "manual", body: new URLSearchParams({ key: code }) },
  );
  expect(entered.status).toBe(303);
});

test("bodies are read with a valid key only, and during a restore of nobody, who sees no form", async () => {
  expect((await part({ authorization: "Bearer wrong" })).status).toBe(503);
  expect((await ask("/news", withCode(), { method: "POST", body: "x" })).status).toBe(503);
  expect((await part(withCode())).status).toBe(204);
  page.progress = { phase: "running", step: "tables", done: 1, of: 2 };
  expect((await part(withCode())).status).toBe(503);
  expect(await stateOf()).toMatchObject({ run: page.progress });
  const strangers = [await (await ask("/")).text(), await (await ask("/restore")).text()];
  for (const body of strangers) expect(body).toMatch(/<p class="(lead|notice plain)">The website is not available/);
  expect(strangers.join()).not.toContain("<form");
  page.progress = null;
});

test("the key of whoever restores is accepted until the site runs", async () => {
  const { keys } = page;
  await expect(keys.check("owner")).rejects.toThrow("restore_key_invalid");
  keys.owner = hashSecret("owner").toString("base64");
  await keys.check("owner");
  page.runs({ mayRestore: async () => true });
  await expect(keys.check("owner")).rejects.toThrow("restore_key_invalid");
  await keys.check(code);
  page.stopped(["No space left on device"]);
});
