import { visitBudgets } from "@visiga/contracts/page-budgets";
import { type PublicPath, publicPaths } from "@visiga/contracts/public-paths";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { textPlaces, textsOf } from "@visiga/i18n/page-texts";
import { textsByPath } from "@visiga/i18n/text-paths";
import { expect, test, vi } from "vitest";
import { createPageRenderer } from "./entry-server.tsx";
import { isCacheablePage } from "./offline/page-key.ts";
import { precachedAddresses } from "./offline/precache.ts";
import type { List } from "./platform/data/page-data.ts";

// A page is added as docs/recipes.md says: a row, its words, its component.
vi.mock("@visiga/contracts/pages", async (load) => {
  const source = await load<typeof import("@visiga/contracts/pages")>();
  const lists = { list: { page: "NEWS" } };
  const row = {
    layout: "article",
    topic: "openDay",
    menu: "services",
    lists,
    step: 24,
    budget: "gallery",
    precached: true,
  };
  return { ...source, pages: { ...source.pages, openDay: row } };
});
vi.mock("@visiga/i18n/dictionaries", async (load) => {
  const source = await load<typeof import("@visiga/i18n/dictionaries")>();
  const added = async () => {
    const { navbar, seo, search, marian, ...others } = await source.loadPublicDictionary("en");
    return {
      ...others,
      openDay: { title: "A day at Visiga" },
      navbar: { ...navbar, pages: { ...navbar.pages, openDay: "Open Day" } },
      seo: { ...seo, pages: { ...seo.pages, openDay: { title: "Open day", description: "Come and see." } } },
      search: { ...search, openDay: { title: "Open Day", group: "Services", keywords: "visit, siku ya wazi" } },
      marian: { ...marian, litany: { ...marian.litany, openDay: "Gate of heaven, pray for us." } },
    };
  };
  return { ...source, loadPublicDictionary: added };
});
vi.mock("./site/routes/page-components.ts", async (load) => {
  const source = await load<typeof import("./site/routes/page-components.ts")>();
  const OpenDayArticle = ({ list }: { list: List }) => <p>{`${list.total} pictures`}</p>;
  return { components: { ...source.components, openDay: OpenDayArticle } };
});

const path = "/open-day" as PublicPath;
const queries: object[] = [];
const site = createPageRenderer({ styles: [] });
const read = (href: string) =>
  site({
    href,
    language: "en",
    origin: "https://school.example",
    dataSaver: false,
    dark: false,
    worker: undefined,
    posted: undefined,
    reader: {
      entries: async (query) => {
        queries.push(query);
        return { items: [], total: 7 };
      },
      item: async () => null,
      entry: async () => null,
      site: async () => ({ facts: {}, samples: [], changed: {}, announcement: null, today: "2027-01-01" }),
      texts: async () => ({ texts: {} }),
      entranceResults: async () => null,
      search: async () => ({ address: "/words/search-en-1.js", code: "" }),
    },
  });

test("an added page has its frame, head, list and component", async () => {
  const { status, html } = await read(path);
  expect(status).toBe(200);
  expect(html).toMatch(/<title>Open day \| /);
  expect(html).toContain('<link rel="canonical" href="https://school.example/open-day"/>');
  expect(html).toMatch(/<h1[^>]*>A day at Visiga<\/h1>/);
  expect(html).toContain("Gate of heaven, pray for us.");
  expect(html).toContain("<p>7 pictures</p>");
  expect(html).toContain(`/dashboard?editing=${path}`);
  expect(queries).toContainEqual(expect.objectContaining({ page: "NEWS", after: 0, first: 24 }));
});

test("the list of an added page grows when the visitor asks for more items", async () => {
  const { html } = await read(`${path}?show=48&from=24`);
  expect(queries).toContainEqual(expect.objectContaining({ page: "NEWS", after: 24, first: 24 }));
  expect(html).not.toContain("Gate of heaven");
});

test("the menu of every page and the search link to an added page", async () => {
  expect((await read("/history")).html.match(new RegExp(`<a [^>]*href="${path}"`, "g"))).toHaveLength(2);
  for (const query of ["open", "siku"]) {
    expect((await read(`/search?q=${query}`)).html).toContain(`href="${path}"><b>Open Day</b>`);
  }
});

test("the sitemap, the page choice of links, the editor and the budgets contain an added page", async () => {
  expect(publicPaths).toContain(path);
  expect(textPlaces).toContain(path);
  const texts = textsOf(path, textsByPath(await loadPublicDictionary("en")).keys());
  expect(texts).toEqual([
    "openDay.title",
    "marian.litany.openDay",
    "seo.pages.openDay.title",
    "seo.pages.openDay.description",
    "search.openDay.title",
    "search.openDay.group",
    "search.openDay.keywords",
  ]);
  expect(visitBudgets(path)).toBe(visitBudgets("/gallery"));
});

test("an added page is cached when it is read, and with `precached` before", () => {
  expect(isCacheablePage(new URL(path, "https://school.example"))).toBe(true);
  expect(precachedAddresses("sw", false)).toContain(`${path}?lang=sw`);
});
