import { fileURLToPath } from "node:url";
import type { Language } from "@visiga/contracts/languages";
import { load } from "cheerio";
import { afterAll } from "vitest";
import { prepareContent } from "#seed/prepare-content.ts";
import { freshBuild } from "#testing/fresh-build.ts";
import { createTestApp } from "#testing/test-app.ts";
import { newestOf } from "./every-path.ts";

export const origin = "http://school.example";

export type RenderedSite = Awaited<ReturnType<typeof openRenderedSite>>;
export type ReadPage = Awaited<ReturnType<RenderedSite["read"]>>;

/** Starts the application with the built site and the demo content. @throws Error without a fresh build */
export async function openRenderedSite() {
  const root = fileURLToPath(new URL("../../../web", import.meta.url));
  await freshBuild();
  const problems: string[] = [];
  const api = await createTestApp({
    site: { root },
    environment: { SEED_DEMO: "true", PUBLIC_URL: origin },
    tellOperator: console.error,
  });
  await prepareContent(api.services, api.config, (line) => problems.push(line), api.clock.now());
  if (problems.length > 0) throw new Error(problems.join("\n"));

  const get = async (url: string, headers: Record<string, string> = {}) =>
    api.app.inject({ url: await withItem(url), headers: { host: new URL(origin).host, ...headers } });
  /** Replaces a path that stands for an item with the item's address. */
  const withItem = async (url: string) => {
    const [path = "", query] = url.split("?");
    const page = newestOf(path);
    const entry = page && (await api.services.publicEntries.list({ page, first: 1 })).items[0];
    return entry ? [entry.path, query].filter(Boolean).join("?") : url;
  };
  /** Drops what is cached of pages, after a change of rows. */
  const dropPages = () => api.services.contentVersion.change(async () => {});
  return {
    api,
    database: api.database,
    refresh: () => api.services.contentVersion.refresh(),
    dropPages,
    /** Stores a site value, which pages show from the next request on; null for none. */
    enter: async (key: string, value: unknown) => {
      await api.database.query(
        "INSERT INTO site_value (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = $2",
        [key, value === null ? null : JSON.stringify(value)],
      );
      await dropPages();
    },
    get,
    /**
     * Requests a page in a language, with the controls that script puts into their places. `/news/newest` is the page of
     * the newest piece of news.
     */
    read: async (path: string, language: Language = "en", headers: Record<string, string> = {}) => {
      const answer = await get(path, { cookie: `language=${language}`, ...headers });
      /** `$` has the HTML, for queries with CSS selectors. */
      return { status: answer.statusCode, $: load(withControls(answer.body)) };
    },
    close: api.close,
  };
}

/** The site of a test file, until its last test has ended. */
export async function useRenderedSite(): Promise<RenderedSite> {
  const site = await openRenderedSite();
  afterAll(() => site.close());
  return site;
}

/** What `showScript` of the site makes of a page. */
const withControls = (html: string): string =>
  html.replace(/<script type="text\/html">(.*?)<\/script><script>show\(\)<\/script>/gs, "$1");

let shared: Promise<RenderedSite> | undefined;

/** The site for tests that only read it. It stays open for all of them that this process runs. */
export function readOnlySite(): Promise<RenderedSite> {
  shared ??= openRenderedSite();
  return shared;
}

export const plain = (text: string): string => text.replace(/\s+/g, " ").trim();
