import { join } from "node:path";
import cookie from "@fastify/cookie";
import fastifyStatic from "@fastify/static";
import type { AnyTRPCRouter } from "@trpc/server";
import { schoolDay } from "@visiga/contracts/dates";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ContentCache } from "#platform/cache/content-cache.ts";
import type { Clock } from "#platform/clock.ts";
import type { ContentVersion } from "#platform/database/content-version.ts";
import { FinishedPage } from "./finished-page.ts";
import { type PageAddress, pageAddress } from "./page-address.ts";
import { pageEncoding } from "./page-encoding.ts";
import { pageLanguage } from "./page-language.ts";
import type { RenderPage } from "./page-renderer.ts";
import { loadBuiltSite } from "./site-build.ts";
import { serveSiteSources } from "./site-development.ts";

export interface PagesOptions {
  /** Folder of the web application. */
  readonly siteRoot: string;
  readonly development: boolean;
  readonly contentVersion: Pick<ContentVersion, "current">;
  readonly clock: Clock;
  /** Scheme and host of absolute links for this request, no slash at the end. */
  readonly origin: (request: FastifyRequest) => string;
  readonly procedures: { readonly router: AnyTRPCRouter; readonly context: () => object };
}

const year = 365 * 24 * 3600;

/** Bytes of finished pages in memory. */
const cacheSize = 48 * 1024 * 1024;

/**
 * Serves the pages of the site, drawn on the server and cached until content changes, at most until the school's
 * midnight.
 */
export async function pages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const render = options.development
    ? await serveSiteSources(app, options.siteRoot)
    : await loadBuiltSite(options.siteRoot);
  if (!options.development) await serveClientFiles(app, options.siteRoot);
  await app.register(cookie);
  const cache = new ContentCache<FinishedPage>(options.contentVersion, {
    maxSize: cacheSize,
    maxEntrySize: cacheSize,
    sizeCalculation: (page) => page.weight,
    isLasting: (page) => page.complete,
  });

  app.get("/*", { schema: { hide: true } }, async (request, reply) => {
    if (/^\/(api|media|artwork|assets)(\/|$)/i.test(request.url)) return reply.callNotFound();
    const address = pageAddress(request.url);
    if (address.redirect) return reply.redirect(address.redirect, 308);
    const language = pageLanguage(address.lang, request.cookies.language, request.headers["accept-language"]);
    const origin = options.origin(request);
    const key = [schoolDay(options.clock()), language, origin, address.href].join(" ");
    const draw = () => drawPage(render, options, address, language, origin);
    const page = options.development ? await draw() : await cache.find(key, draw);
    if (address.lang) {
      reply.setCookie("language", address.lang, { path: "/", maxAge: year, sameSite: "lax" });
    }
    if (page.location) return reply.redirect(page.location, page.status);
    return sendPage(request, reply, page, options.development);
  });
}

async function drawPage(
  render: RenderPage,
  { procedures }: PagesOptions,
  address: PageAddress,
  language: ReturnType<typeof pageLanguage>,
  origin: string,
) {
  const rendered = await render({
    href: address.href,
    language,
    origin,
    saver: false,
    procedures: { router: procedures.router, context: procedures.context() },
  });
  return new FinishedPage(rendered);
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: FinishedPage, development: boolean) {
  reply
    .code(page.status)
    .header("etag", page.etag)
    .header("cache-control", "no-cache")
    .header("vary", "accept-encoding, accept-language, cookie")
    .type("text/html; charset=utf-8");
  // Vite's hot reload uses inline scripts and styles.
  if (development) reply.removeHeader("content-security-policy");
  else reply.header("content-security-policy", page.policy);
  if (page.status === 200 && request.headers["if-none-match"]?.includes(page.etag)) return reply.code(304).send();
  const encoding = pageEncoding(request.headers["accept-encoding"]);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.send(await page.body(encoding));
}

/** Serves the client build. Files under /assets have a hash in their name and never change. */
async function serveClientFiles(app: FastifyInstance, siteRoot: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(siteRoot, "dist/client"),
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const caching = path.includes("/assets/") ? `public, max-age=${year}, immutable` : "public, max-age=86400";
      reply.header("cache-control", caching);
    },
  });
}
