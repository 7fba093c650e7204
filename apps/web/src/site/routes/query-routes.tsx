import { createRoute, notFound } from "@tanstack/react-router";
import { renderedAnswer } from "@visiga/contracts/entrance-results";
import { pathOf } from "@visiga/contracts/pages";
import { pageAt, picturePaths, removalPath, searchPath } from "@visiga/contracts/public-paths";
import { loadDashboardDictionary } from "@visiga/i18n/dictionaries";
import { searchedItems, searchList } from "@visiga/i18n/search-list";
import { pageHead, privateHead } from "#platform/document/head.ts";
import { pageSheet } from "#platform/document/page-sheet.ts";
import { useLoaded } from "#platform/document/use-loaded.ts";
import { searchPages } from "#platform/search/search-pages.ts";
import { ResultsArticle } from "#site/admission/results-article.tsx";
import { GalleryPage, galleryAlbums, galleryCounts, galleryList, galleryPlace } from "#site/gallery/gallery-page.tsx";
import { allImages, type ImagesSearch, imagesList, imagesPlace } from "#site/images/images-list.ts";
import { ImagesPage } from "#site/images/images-page.tsx";
import { RemovalChoice } from "#site/removal/removal-choice.tsx";
import { RemovalAnswer, RemovalPage } from "#site/removal/removal-page.tsx";
import { SearchPage } from "#site/search/search-page.tsx";
import { Article } from "./article.tsx";
import { pageLists } from "./content-nav.ts";
import { bareLayout, siteLayout } from "./layouts.tsx";

export const galleryRoute = createRoute({
  getParentRoute: () => siteLayout,
  path: pathOf("gallery"),
  validateSearch: (search: Record<string, unknown>): { show?: unknown; from?: unknown; category?: unknown } => search,
  loaderDeps: ({ search }) => galleryPlace(search),
  loader: async ({ context: { data }, deps }) => {
    const [list, albums, ...counted] = await Promise.all([
      data.list(galleryList(deps), deps.from),
      data.list(galleryAlbums),
      ...galleryCounts.map((query) => data.list(query)),
    ]);
    return { list, albums, counts: counted.map(({ total }) => total), category: deps.category };
  },
  head: ({ match }) => pageHead(match.context, "gallery"),
  component: () => <GalleryPage {...useLoaded(galleryRoute)} />,
});

export const imagesRoute = createRoute({
  getParentRoute: () => bareLayout,
  path: "/images",
  validateSearch: (search: Record<string, unknown>): ImagesSearch => search,
  loaderDeps: ({ search }) => imagesPlace(search),
  loader: async ({ context: { data, language, assets }, deps }) => {
    // The names of pages and the texts of cards are in the dashboard's dictionary.
    const [list, all, { images }] = await Promise.all([
      data.list(imagesList(deps), deps.from),
      data.list(allImages),
      loadDashboardDictionary(language),
    ]);
    return { place: deps, list, count: all.total, t: images, editor: assets.editor };
  },
  head: ({ match }) => pageHead(match.context, "images"),
  component: () => <ImagesPage {...useLoaded(imagesRoute)} />,
});

/** The server renders each answer once, with `?number=` as the place of the number. */
export const resultsRoute = createRoute({
  getParentRoute: () => siteLayout,
  path: pathOf("results"),
  staticData: { sheet: pageSheet("results") },
  loader: async ({ context: { data }, location }) => {
    const answer = renderedAnswer(location.searchStr);
    const [marian, results] = await Promise.all([
      data.list({ title: "MARIAN", first: 1 }),
      answer === "list" ? data.entranceResults() : null,
    ]);
    return { marian, answer, results };
  },
  head: ({ match }) => pageHead(match.context, "results"),
  component: function Results() {
    const { marian, ...asked } = useLoaded(resultsRoute);
    return (
      <Article page="results" marian={marian}>
        <ResultsArticle {...asked} />
      </Article>
    );
  },
});

/** `?q=` is the query. Search rule and list are those of the search box. */
export const searchRoute = createRoute({
  getParentRoute: () => siteLayout,
  path: searchPath,
  validateSearch: ({ q }: Record<string, unknown>): { q?: unknown } => ({ q }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { data, dictionary, language }, deps }) => {
    // The router parses `?q=1990` as a number.
    const query = String(deps.q ?? "").trim();
    const [{ facts }, ...lists] = await Promise.all([data.site(), ...searchedItems.map((each) => data.list(each))]);
    const items = lists.flatMap((list) => list.items);
    return { query, results: searchPages(searchList(dictionary, { facts, items }, language), query) };
  },
  head: ({ match }) => privateHead(match.context, "search"),
  component: () => <SearchPage {...useLoaded(searchRoute)} />,
});

/** `?file=` names the picture, `?on=` the page whose pictures are listed, `?sent=yes` confirms a request. */
export const removalRoute = createRoute({
  getParentRoute: () => siteLayout,
  path: removalPath,
  validateSearch: (search: Record<string, unknown>): Partial<Record<"file" | "on" | "sent", unknown>> => search,
  loaderDeps: ({ search: { file, on, sent } }) => ({ file, on, sent }),
  loader: async ({ context: { data, language, posted }, deps }) => {
    if (deps.sent) return null;
    const page = ([...picturePaths, "/images"] as const).find((path) => path === deps.on);
    if (page && deps.file === undefined) {
      const lists = await Promise.all(Object.values(pageLists(pageAt(page))).map((query) => data.list(query)));
      const entries = lists.flatMap(({ items }) => items).filter(({ photo }) => photo);
      return { entries: [...new Map(entries.map((entry) => [entry.id, entry])).values()] };
    }
    const [entry, { errors }] = await Promise.all([
      typeof deps.file === "string" ? data.entry(deps.file) : null,
      // The texts of failures are in the dashboard's dictionary.
      loadDashboardDictionary(language),
    ]);
    if (!entry?.photo) throw notFound();
    return { entry, posted, errors };
  },
  head: ({ match }) => privateHead(match.context, "removal"),
  component: Removal,
  notFoundComponent: () => <RemovalAnswer />,
});

function Removal() {
  const loaded = useLoaded(removalRoute);
  if (!loaded) return <RemovalAnswer sent />;
  return loaded.entries ? <RemovalChoice {...loaded} /> : <RemovalPage {...loaded} />;
}
