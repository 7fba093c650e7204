import { once } from "node:events";
import { get } from "node:http";
import { buffer } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import { publicPaths } from "@visiga/contracts/public-paths";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type UserActor, visitor } from "#platform/actor.ts";
import { createInject } from "#platform/pages/inject-request.ts";
import { PageWeightsService } from "./page-weights.service.ts";

const html = `<!doctype html><html><head>
  <link rel="stylesheet" href="/assets/page.css"><link rel="modulepreload" href="/assets/page.js">
  <link rel="preload" as="font" href="/assets/font.woff2" crossorigin><link rel="icon" href="/icon.svg">
  <link rel="preload" as="image" imagesrcset="/media/a/320.webp 320w, /media/a/960.webp 960w" imagesizes="100vw">
  <link rel="preload" as="image" href="/media/wide.webp" media="(min-width: 62rem)">
  <script type="module" src="/assets/page.js"></script><script>let inline = "<img src='/assets/no.webp'>"</script>
  <script type="module" src="https://example.org/elsewhere.js"></script></head><body>
  <img loading="eager" src="/media/a/320.webp" srcset="/media/a/320.webp 320w, /media/a/960.webp 960w" sizes="92vw">
  <div hidden><img loading="lazy" src="/media/hidden.webp"></div><img src="data:,"><img src="/media/gone.webp">
  <picture><source type="image/jxl" srcset="/media/b/400.jxl 400w">
    <source type="image/avif" sizes="160px" srcset="/media/b/200.avif 200w,/media/b/400.avif 400w">
    <img loading="lazy" sizes="160px" src="/media/b/640.webp"></picture>
  <img loading="lazy" src="/media/c/640.webp"><img loading="lazy" src="/media/far.webp">
</body></html>`;
const style = `@font-face { src: url(/assets/other.woff2) } a { background: url("data:image/svg+xml,<svg/>") }`;
/** What a phone fetches for /news, which has two lazy pictures near its window. */
const fetched: Readonly<Record<string, Buffer>> = {
  "/assets/page.css": Buffer.from(style),
  "/assets/page.js": Buffer.alloc(200),
  "/assets/font.woff2": Buffer.alloc(3000),
  "/assets/other.woff2": Buffer.alloc(4000),
  "/icon.svg": Buffer.alloc(500),
  "/rules.json": Buffer.alloc(600),
  "/media/a/960.webp": Buffer.alloc(40_000),
  "/media/b/400.avif": Buffer.alloc(7000),
  "/media/c/640.webp": Buffer.alloc(30_000),
};
const nearOnly = ["/media/b/400.avif", "/media/c/640.webp"];
const others = ["/assets/no.webp", "/media/a/320.webp", "/media/b/400.jxl", "/media/b/200.avif", "/media/b/640.webp"];
const files: Readonly<Record<string, Buffer>> = {
  ...fetched,
  ...Object.fromEntries(
    [...others, "/media/hidden.webp", "/media/far.webp", "/media/wide.webp"].map((path) => [path, Buffer.alloc(1e6)]),
  ),
};
const packed = brotliCompressSync(html);
const actor: UserActor = { kind: "user", id: "1", name: "Sample User", role: "USER" };

const contentVersion = { current: 1, isUsable: true };
const asked = vi.fn();
let weights: PageWeightsService;
let app: FastifyInstance;
beforeEach(() => {
  asked.mockReset();
  app = fastify();
  app.addHook("onRequest", async ({ method, url, headers }) => asked(`${method} ${url}`, headers.cookie));
  app.get("/*", (request, reply) => {
    const file = files[request.url];
    if (file) return reply.send(file);
    if (request.url === "/" || request.url === "/news")
      return reply.headers({ "content-encoding": "br", "speculation-rules": '"/rules.json"' }).send(packed);
    return reply.code(404).send();
  });
  weights = new PageWeightsService(contentVersion);
  weights.attach(createInject(app));
});
afterEach(async () => {
  contentVersion.current += 1;
  await app.close();
});

test("the weight of a page is what a phone downloads without scrolling, each file once, with its headers", async () => {
  const { pages } = await weights.list(actor);
  expect(asked).toHaveBeenCalledWith("GET /news", "language=en");
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  const received = async (paths: string[]) => {
    const sizes = await Promise.all(paths.map((path) => bytesReceived(url + path)));
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  const gone = "/media/gone.webp";
  expect(pages).toEqual([
    {
      path: "/",
      bytes: await received(["/", ...Object.keys(fetched).filter((path) => !nearOnly.includes(path)), gone]),
    },
    { path: "/news", bytes: await received(["/news", ...Object.keys(fetched), gone]) },
  ]);
});

/** Bytes of a response as transferred. */
async function bytesReceived(url: string): Promise<number> {
  const [response] = await once(get(url, { headers: { connection: "keep-alive" }, agent: false }), "response");
  const { socket } = response;
  await buffer(response);
  socket.destroy();
  return socket.bytesRead;
}

test("a page is measured once per content version, and a file only once", async () => {
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

test("a single page can be measured", async () => {
  const { pages } = await weights.list(actor, { path: "/news" });
  expect(pages.map(({ path }) => path)).toEqual(["/news"]);
  expect(asked.mock.calls.filter(([request]) => /^GET \/\w*$/.test(request))).toEqual([["GET /news", "language=en"]]);
  await weights.list(actor);
  expect(asked.mock.calls.filter(([request]) => request === "GET /news")).toHaveLength(1);
});

test("pages are measured one at a time", async () => {
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

test("a failed measurement is retried", async () => {
  weights.attach(() => Promise.reject(new Error("away")));
  await expect(weights.list(actor)).rejects.toThrow("away");
  weights.attach(async () => ({ status: 200, bytes: 7, text: "" }));
  expect((await weights.list(actor)).pages[0]).toEqual({ path: "/", bytes: 7 });
});

test("only signed-in users can read the weights", async () => {
  await expect(weights.list(visitor)).rejects.toMatchObject({ code: "unauthenticated" });
});
