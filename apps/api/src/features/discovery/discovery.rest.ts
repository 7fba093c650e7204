import { type EntryPage, entryPages } from "@visiga/contracts/entries";
import { dashboardManifestPath } from "@visiga/contracts/installed-dashboard";
import type { Language } from "@visiga/contracts/languages";
import { isLinked } from "@visiga/contracts/linked-pages";
import { previewsPath } from "@visiga/contracts/previews";
import {
  type PublicPath,
  pageAt,
  pageRow,
  privatePaths,
  publicPaths,
  removalPath,
  restorePath,
} from "@visiga/contracts/public-paths";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { ContentCache } from "#platform/cache/content-cache.ts";
import { ContentResponseCache, contentResponse } from "#platform/cache/content-response-cache.ts";
import type { ContentReader } from "#platform/pages/page-renderer.ts";
import { pageLanguage } from "#platform/pages/requested-page.ts";
import type { Platform } from "#platform/platform.ts";
import { dashboardManifest, webManifest } from "./web-manifest.ts";
import { type FeedNews, feed, type SitemapPage, sitemap } from "./xml-documents.ts";

const hour = "public, max-age=3600";
const day = "public, max-age=86400";

/** Bytes of feeds and sitemaps in memory. Limited because clients can invent origins. */
const inMemory = 32 * 1024 * 1024;

interface Deps extends Pick<Platform, "origins" | "contentVersion" | "queues"> {
  readonly contentReader: Pick<ContentReader, "entries" | "site" | "texts">;
  readonly publicEntries: {
    newsPages(): Promise<SitemapPage[]>;
    lastEdited(ids: readonly string[]): Promise<ReadonlyMap<string, Date>>;
  };
  readonly entryLookups: { lastChanged(): Promise<ReadonlyMap<EntryPage, Date>> };
}

const config = { access: "public", cost: "query" } as const;

const manifests = { "/manifest.webmanifest": webManifest, [dashboardManifestPath]: dashboardManifest };

/** Serves `/robots.txt`, `/sitemap.xml`, `/feed.xml` and the two manifests. */
export const discoveryRest =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { origins, contentVersion, queues, contentReader, publicEntries, entryLookups } = deps;
    const answers = new ContentResponseCache(contentVersion, inMemory);
    const pagesRead = new ContentCache<readonly SitemapPage[]>(contentVersion, { max: 1 });
    const newsRead = new ContentCache<FeedNews>(contentVersion, { max: 2 });

    for (const route of ["/sitemap.xml", "/feed.xml"])
      app.earlyResponses.add({
        prefix: route,
        route,
        find: (request) => answers.ready(origins.of(request) + request.url, request),
        work: { name: "feeds", isFull: () => queues.queries.isFull },
      });

    /** @param path including the query parameters that affect the response */
    const sendXml = async (
      request: FastifyRequest,
      reply: FastifyReply,
      path: string,
      type: string,
      write: (origin: string) => Promise<string>,
    ) => {
      const origin = origins.of(request.raw);
      const answer = async () => contentResponse(type, hour, Buffer.from(await write(origin)), { rare: true });
      return answers.send(request, reply, origin + path, answer);
    };

    app.get("/robots.txt", { config: { access: "public", cost: "memory" } }, async (request, reply) => {
      // Not `saver=on`: it is in addresses that readers send, of which Facebook shows a preview only if robots may read them.
      const choices = ["saver=off", "theme="].flatMap((choice) => [`/*?${choice}`, `/*&${choice}`]);
      const closed = [...privatePaths, restorePath, removalPath, previewsPath, "/api", ...choices].map(
        (path) => `Disallow: ${path}`,
      );
      const lines = ["User-agent: *", ...closed, "", `Sitemap: ${origins.of(request.raw)}/sitemap.xml`, ""];
      return reply.header("cache-control", day).type("text/plain; charset=utf-8").send(lines.join("\n"));
    });

    const listPages = async () => {
      const [entries, { changed, facts }, ofNews] = await Promise.all([
        entryLookups.lastChanged(),
        contentReader.site("en"),
        publicEntries.newsPages(),
      ]);
      const newest = Object.values(changed).sort().at(-1);
      const site = newest === undefined ? undefined : new Date(newest);
      const linked = publicPaths.filter((path) => isLinked(pageAt(path), facts));
      return [...linked.map((path) => ({ path, changed: changedAt(path, entries, site) })), ...ofNews];
    };
    app.get("/sitemap.xml", { config }, (request, reply) =>
      sendXml(request, reply, "/sitemap.xml", "application/xml", async (origin) =>
        sitemap(origin, await pagesRead.find("pages", listPages)),
      ),
    );

    const readNews = async (language: Language): Promise<FeedNews> => {
      const { items } = await contentReader.entries({ page: "NEWS", language });
      return { items, edited: await publicEntries.lastEdited(items.map(({ id }) => id)) };
    };
    // The address determines the language of a feed, regardless of the client's settings.
    app.get<{ Querystring: { lang?: unknown } }>("/feed.xml", { config }, (request, reply) => {
      const language = request.query.lang === "sw" ? "sw" : "en";
      const path = language === "sw" ? "/feed.xml?lang=sw" : "/feed.xml";
      return sendXml(request, reply, path, "application/atom+xml", async (origin) =>
        feed(origin, language, await newsRead.find(language, () => readNews(language))),
      );
    });

    // Browsers request the manifest without cookies, so its address includes the language.
    for (const [path, make] of Object.entries(manifests))
      app.get<{ Querystring: { lang?: unknown } }>(path, { config }, async (request, reply) => {
        const requested = String(request.query.lang ?? "");
        const language = pageLanguage(requested, undefined, request.headers["accept-language"]);
        return answers.send(request, reply, `${path} ${language}`, async () => {
          const { texts } = await contentReader.texts(language);
          const body = Buffer.from(JSON.stringify(await make(language, texts)));
          return contentResponse("application/manifest+json", day, body, { vary: "accept-encoding, accept-language" });
        });
      });
  };

function changedAt(path: PublicPath, entries: ReadonlyMap<EntryPage, Date>, site: Date | undefined): Date | undefined {
  const { datedByFacts, lists = {} } = pageRow(pageAt(path));
  if (datedByFacts) return site;
  // A list by title has entries of any page. A list without either has those of every page.
  const shown = Object.values(lists).flatMap(({ page, title }) => (title ? [] : (page ?? entryPages)));
  const dates = shown.flatMap((page) => entries.get(page) ?? []);
  return dates.reduce<Date | undefined>((newest, date) => (newest && newest > date ? newest : date), undefined);
}
