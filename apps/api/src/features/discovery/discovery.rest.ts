import type { Language } from "@visiga/contracts/languages";
import { privatePaths, publicPaths } from "@visiga/contracts/public-paths";
import type { PublicTexts } from "@visiga/contracts/site-texts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { pageLanguage } from "#platform/pages/page-language.ts";
import { type ContentDates, changedAt } from "./content-dates.ts";
import { type FeedNews, feed } from "./feed.ts";
import { type SitemapPage, sitemap } from "./sitemap.ts";
import { webManifest } from "./web-manifest.ts";

interface DiscoveryOptions {
  /** Scheme and host of absolute links for this request, no slash at the end. */
  readonly origin: (request: FastifyRequest) => string;
  readonly contentDates: () => Promise<ContentDates>;
  /** The pages of the news, each with the time of its last edit. */
  readonly newsPages: () => Promise<readonly SitemapPage[]>;
  readonly news: (language: Language) => Promise<FeedNews>;
  /** What the school has edited of the texts. */
  readonly texts: (language: Language) => Promise<PublicTexts>;
}

const schema = { hide: true };
const hour = "public, max-age=3600";
const day = "public, max-age=86400";

/**
 * Serves what search engines, feed readers and home screens request: `/robots.txt`, `/sitemap.xml`, `/feed.xml`,
 * `/manifest.webmanifest`.
 */
export async function discoveryRest(app: FastifyInstance, options: DiscoveryOptions): Promise<void> {
  const { origin, contentDates, newsPages, news, texts } = options;

  app.get("/robots.txt", { schema }, async (request, reply) => {
    const closed = [...privatePaths, "/api"].map((path) => `Disallow: ${path}`);
    const lines = ["User-agent: *", ...closed, "", `Sitemap: ${origin(request)}/sitemap.xml`, ""];
    return reply.header("cache-control", day).type("text/plain; charset=utf-8").send(lines.join("\n"));
  });

  app.get("/sitemap.xml", { schema }, async (request, reply) => {
    const [dates, ofNews] = await Promise.all([contentDates(), newsPages()]);
    const pages = publicPaths.map((path) => ({ path, changed: changedAt(path, dates) }));
    const xml = sitemap(origin(request), [...pages, ...ofNews]);
    return reply.header("cache-control", hour).type("application/xml; charset=utf-8").send(xml);
  });

  // A feed is in the language that its address names, whoever asks for it.
  app.get<{ Querystring: { lang?: unknown } }>("/feed.xml", { schema }, async (request, reply) => {
    const language = request.query.lang === "sw" ? "sw" : "en";
    const xml = feed(origin(request), language, await news(language));
    return reply.header("cache-control", hour).type("application/atom+xml; charset=utf-8").send(xml);
  });

  // Browsers request it without cookies, so pages add their language to its address.
  app.get<{ Querystring: { lang?: unknown } }>("/manifest.webmanifest", { schema }, async (request, reply) => {
    const asked = String(request.query.lang ?? "");
    const language = pageLanguage(asked, undefined, request.headers["accept-language"]);
    reply.headers({ "cache-control": day, vary: "accept-language" }).type("application/manifest+json; charset=utf-8");
    return reply.send(JSON.stringify(webManifest(language, (await texts(language)).texts)));
  });
}
