import type { TestApp } from "./test-app.ts";

export async function sitemapEntries({ app }: Pick<TestApp, "app">, host: string) {
  const { body } = await app.inject({ url: "/sitemap.xml", headers: { host } });
  return [...body.matchAll(/<url><loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?(.*?)<\/url>/g)].map(
    ([, address = "", changed, links = ""]) => ({ address, changed, links }),
  );
}
