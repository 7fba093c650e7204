import type { TestApp } from "./test-app.ts";

export interface SitemapEntry {
  readonly address: string;
  /** Undefined if the sitemap has no date. */
  readonly changed: string | undefined;
  /** The rest of the entry: its addresses in other languages. */
  readonly links: string;
}

export async function sitemapEntries({ app }: Pick<TestApp, "app">, host: string): Promise<SitemapEntry[]> {
  const { body } = await app.inject({ url: "/sitemap.xml", headers: { host } });
  return [...body.matchAll(/<url><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?(.*?)<\/url>/g)].map(
    ([, address = "", changed, links = ""]) => ({ address, changed, links }),
  );
}
