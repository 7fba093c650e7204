import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Language } from "@visiga/contracts/languages";
import { type CheerioAPI, load } from "cheerio";
import type { LightMyRequestResponse } from "fastify";
import type { DataSource } from "typeorm";
import { prepareContent } from "#seed/prepare-content.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";
import { newestOf } from "./every-path.ts";

/** Origin of the pages under test. */
export const origin = "http://school.example";

export interface DrawnPage {
  readonly status: number;
  /** The HTML, for queries with CSS selectors. */
  readonly $: CheerioAPI;
}

export interface DrawnSite {
  readonly api: TestApp;
  readonly database: DataSource;
  /** Requests a page in a language, without running scripts. `/news/newest` is the page of the newest piece of news. */
  read(path: string, language?: Language, headers?: Record<string, string>): Promise<DrawnPage>;
  /** Makes the pages show a direct change of the database. */
  refresh(): Promise<unknown>;
  get(url: string): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/**
 * Starts the application with the built site and the demo content.
 * @throws Error without a build
 */
export async function openDrawnSite(): Promise<DrawnSite> {
  const root = fileURLToPath(new URL("../../../web", import.meta.url));
  if (!existsSync(join(root, "dist/server"))) throw new Error("These tests need the built site: pnpm turbo build");
  const problems: string[] = [];
  const api = await createTestApp({
    site: { root, development: false },
    environment: { SEED_DEMO: "true" },
    report: console.error,
  });
  await prepareContent(api.app, api.config, (line) => problems.push(line), api.clock.now());
  if (problems.length > 0) throw new Error(problems.join("\n"));

  const get = async (url: string, headers: Record<string, string> = {}) =>
    api.app.inject({ url: await withItem(url), headers: { host: new URL(origin).host, ...headers } });
  /** Replaces a path that stands for an item with the item's address. */
  const withItem = async (url: string) => {
    const [path = "", query] = url.split("?");
    const page = newestOf(path);
    const file = page && (await api.app.publicFiles.find({ page, first: 1 })).items[0];
    return file ? [file.path, query].filter(Boolean).join("?") : url;
  };
  return {
    api,
    database: api.database,
    refresh: () => api.app.contentVersion.refresh(),
    get,
    read: async (path, language = "en", headers = {}) => {
      const answer = await get(path, { cookie: `language=${language}`, ...headers });
      return { status: answer.statusCode, $: load(answer.body) };
    },
    close: api.close,
  };
}

let shared: Promise<DrawnSite> | undefined;

/** The site for tests that only read it. It stays open for all of them that this process runs. */
export function readOnlySite(): Promise<DrawnSite> {
  shared ??= openDrawnSite();
  return shared;
}

export const plain = (text: string): string => text.replace(/\s+/g, " ").trim();
