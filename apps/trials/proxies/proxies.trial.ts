import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "@visiga/system/free-port";
import { printed, provideSystemPackages } from "@visiga/testing/system-programs";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { provideNginx, startNginx } from "../harness/nginx.ts";
import { testFolder } from "../harness/test-folder.ts";
import { checkCaddyfile, startCaddy } from "./caddy.ts";

provideSystemPackages({ names: ["caddy"], present: () => printed("caddy", ["version"]) !== undefined });
provideNginx();

const folder = testFolder();

/** Stands in for the server of the site. */
let site: Server;
let port: number;
const startSite = () =>
  new Promise<void>((resolve) => {
    site = createServer((request, response) => {
      if (request.url === "/crash") return void request.socket.destroy();
      response.end(`${request.method} ${request.headers["x-forwarded-for"]}`);
    });
    site.listen(port, "127.0.0.1", resolve);
  });
const stopSite = () =>
  new Promise<void>((resolve) => {
    site.close(() => resolve());
    site.closeAllConnections();
  });
beforeEach(async () => {
  port = await freePort();
  await startSite();
});
afterEach(stopSite);

const proxies = ["machine.Caddyfile", "Caddyfile", "nginx.conf"] as const;
let count = 0;
async function startProxy(name: (typeof proxies)[number]): Promise<string> {
  count += 1;
  const own = join(folder(), String(count));
  const { url, stop } = await (name === "nginx.conf" ? startNginx(own, [port]) : startCaddy(name, own, port));
  onTestFinished(stop);
  return url;
}

/** A form that a browser sends without script. */
const form = (url: string, text = "telephone=0712") =>
  fetch(url, { method: "POST", headers: { "content-type": "application/x-www-form-urlencoded" }, body: text });

const seen = async (response: Response) => ({
  status: response.status,
  type: response.headers.get("content-type")?.toLowerCase(),
  text: await response.text(),
});

/** The page that is in all three files. */
const awayPage = async (name: string) =>
  /<!doctype html>[^\n]*cannot be reached[^\n]*<\/html>/.exec(
    await readFile(new URL(`../../../docs/deploy/${name}`, import.meta.url), "utf8"),
  )?.[0];

test("the three files have the same page, in English and Swahili", async () => {
  const [first, ...others] = await Promise.all(proxies.map(awayPage));
  expect(first).toMatch(/^<!doctype html><html lang="en">.*Wait a minute.*<p lang="sw">.*Subiri dakika moja/);
  expect(others).toEqual([first, first]);
});

test.each(proxies)(
  "%s shows that page after a form while the site does not run, and when it ends during one",
  async (name) => {
    const url = await startProxy(name);
    expect(await seen(await form(url))).toMatchObject({ status: 200, text: "POST 127.0.0.1" });
    const away = { status: 502, type: "text/html; charset=utf-8", text: await awayPage(name) };
    expect(await seen(await form(`${url}/crash`))).toEqual(away);
    await stopSite();
    expect(await seen(await form(url))).toEqual(away);
    expect(await seen(await fetch(url))).toEqual(away);
    await startSite();
  },
);

test("a page that is asked for while the only server of a machine restarts waits for it", async () => {
  const url = await startProxy("machine.Caddyfile");
  await stopSite();
  const asked = fetch(url);
  await pause(1500);
  await startSite();
  expect(await seen(await asked)).toMatchObject({ status: 200, text: "GET 127.0.0.1" });
});

test("nginx says in both languages that a form is too large", async () => {
  const url = await startProxy("nginx.conf");
  const { status, type, text } = await seen(await form(url, "x".repeat(28 * 1024 ** 2)));
  expect([status, type]).toEqual([413, "text/html; charset=utf-8"]);
  expect(text).toMatch(/<html lang="en">.*too large.*<p lang="sw">.*kikubwa mno/);
});

test("nginx logs no address and no query of a visitor, as Debian's nginx.conf otherwise lets it", async () => {
  const own = join(folder(), "logs");
  const { url, stop } = await startNginx(own, [port]);
  const answer = await fetch(`${url}/results?number=0153`).finally(stop);
  expect(answer.status).toBe(200);
  expect(await readFile(join(own, "access.log"), "utf8")).toBe("");
});

test.each(["machine.Caddyfile", "Caddyfile"])("Caddy reads %s as it is", async (name) => {
  await checkCaddyfile(name, folder());
});
