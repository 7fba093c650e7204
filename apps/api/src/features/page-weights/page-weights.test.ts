import { setImmediate } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import { publicPaths } from "@visiga/contracts/public-paths";
import fastify from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type UserActor, visitor } from "#platform/actor.ts";
import { askOwnServer } from "#platform/pages/ask-own-server.ts";
import { PageWeightsService } from "./page-weights.service.ts";

const html = `<!doctype html><html><head>
  <link rel="stylesheet" href="/assets/page.css"><link rel="modulepreload" href="/assets/page.js">
  <link rel="preload" as="font" href="/assets/font.woff2" crossorigin><link rel="icon" href="/icon.svg">
  <link rel="preload" as="image" imagesrcset="/media/a/320.webp 320w, /media/a/960.webp 960w" imagesizes="100vw">
  <script type="module" src="/assets/page.js"></script><script>let inline = "<img src='/assets/no.webp'>"</script>
  <script type="module" src="https://example.org/elsewhere.js"></script></head><body>
  <img loading="eager" src="/media/a/320.webp" srcset="/media/a/320.webp 320w, /media/a/960.webp 960w" sizes="92vw">
  <img loading="lazy" src="/media/b/640.webp"><img src="data:,"><img src="/media/gone.webp">
</body></html>`;
const files: Readonly<Record<string, number>> = {
  "/assets/page.css": 10,
  "/assets/page.js": 200,
  "/assets/font.woff2": 3000,
  "/media/a/320.webp": 1,
  "/media/a/960.webp": 40_000,
  "/media/b/640.webp": 500_000,
  "/assets/no.webp": 500_000,
  "/icon.svg": 500_000,
};
const packed = brotliCompressSync(html);
const actor: UserActor = { kind: "user", id: "1", name: "Sample User", role: "USER" };

const contentVersion = { current: 1 };
const asked = vi.fn();
let weights: PageWeightsService;
beforeEach(() => {
  asked.mockReset();
  const app = fastify();
  app.addHook("onRequest", async ({ method, url, headers }) => asked(`${method} ${url}`, headers.cookie));
  app.get("/*", (request, reply) => {
    const bytes = files[request.url];
    if (bytes !== undefined) return reply.send(Buffer.alloc(bytes));
    if (request.url === "/" || request.url === "/news") return reply.header("content-encoding", "br").send(packed);
    return reply.code(404).send();
  });
  weights = new PageWeightsService(contentVersion);
  weights.attach(askOwnServer(app));
});
afterEach(() => {
  contentVersion.current += 1;
});

test("a page weighs what a phone fetches to show it, each file once, as it travels", async () => {
  const bytes = packed.length + 10 + 200 + 3000 + 40_000;
  expect(await weights.list(actor)).toEqual({
    pages: [
      { path: "/", bytes },
      { path: "/news", bytes },
    ],
  });
  expect(asked).toHaveBeenCalledWith("GET /news", "language=en");
});

test("is measured once for each version of the content, and files once at all", async () => {
  await Promise.all([weights.list(actor), weights.list(actor)]);
  const first = asked.mock.calls.length;
  expect(asked.mock.calls.filter(([request]) => request === "GET /")).toHaveLength(1);
  await weights.list(actor);
  expect(asked).toHaveBeenCalledTimes(first);
  contentVersion.current += 1;
  await weights.list(actor);
  expect(asked.mock.calls.filter(([request]) => request === "GET /")).toHaveLength(2);
  expect(asked.mock.calls.filter(([request]) => request === "HEAD /assets/page.js")).toHaveLength(1);
});

test("one page is measured by itself", async () => {
  const { pages } = await weights.list(actor, { path: "/news" });
  expect(pages.map(({ path }) => path)).toEqual(["/news"]);
  expect(asked.mock.calls.filter(([request]) => request.startsWith("GET"))).toEqual([["GET /news", "language=en"]]);
  await weights.list(actor);
  expect(asked.mock.calls.filter(([request]) => request === "GET /news")).toHaveLength(1);
});

test("pages are measured one after another", async () => {
  let running = 0;
  let most = 0;
  weights.attach(async () => {
    running += 1;
    most = Math.max(most, running);
    await setImmediate();
    running -= 1;
    return { status: 200, bytes: 7, text: "" };
  });
  expect((await weights.list(actor)).pages).toHaveLength(publicPaths.length);
  expect(most).toBe(1);
});

test("is tried again after a failure", async () => {
  weights.attach(() => Promise.reject(new Error("away")));
  await expect(weights.list(actor)).rejects.toThrow("away");
  weights.attach(async () => ({ status: 200, bytes: 7, text: "" }));
  expect((await weights.list(actor)).pages[0]).toEqual({ path: "/", bytes: 7 });
});

test("is for those who look after the site", async () => {
  await expect(weights.list(visitor)).rejects.toMatchObject({ code: "unauthenticated" });
});
