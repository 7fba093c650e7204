import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { beforeEach, expect, test, vi } from "vitest";
import { createPageRenderer } from "./entry-server.tsx";

const throwing = vi.hoisted(() => ({ name: "" }));

/** Replaces a component by one that throws while it is named. */
const fragile = vi.hoisted(
  () =>
    <Props extends object>(name: string, Component: (props: Props) => unknown) =>
    (props: Props) => {
      if (throwing.name === name) throw new TypeError(`fault of ${name}`);
      return Component(props);
    },
);

vi.mock("./site/routes/page-components.ts", async (load) => {
  const { components } = await load<{ components: Record<string, (props: object) => unknown> }>();
  return {
    components: Object.fromEntries(Object.entries(components).map(([name, each]) => [name, fragile(name, each)])),
  };
});
vi.mock("./site/gallery/gallery-page.tsx", async (load) => {
  const source = await load<typeof import("./site/gallery/gallery-page.tsx")>();
  return { ...source, GalleryPage: fragile("gallery", source.GalleryPage) };
});
vi.mock("./site/images/images-page.tsx", async (load) => {
  const { ImagesPage } = await load<typeof import("./site/images/images-page.tsx")>();
  return { ImagesPage: fragile("images", ImagesPage) };
});
vi.mock("./site/frame/content-layout.tsx", async (load) => {
  const { ContentLayout } = await load<typeof import("./site/frame/content-layout.tsx")>();
  return { ContentLayout: fragile("article", ContentLayout) };
});
vi.mock("./site/shell/header/header.tsx", async (load) => {
  const { Header } = await load<typeof import("./site/shell/header/header.tsx")>();
  return { Header: fragile("header", Header) };
});
vi.mock("./site/shell/bare-bar.tsx", async (load) => {
  const { BareBar } = await load<typeof import("./site/shell/bare-bar.tsx")>();
  return { BareBar: fragile("bar", BareBar) };
});
vi.mock("./dashboard/shared/waiting/waiting.tsx", async (load) => {
  const source = await load<typeof import("./dashboard/shared/waiting/waiting.tsx")>();
  return { ...source, LoadingScreen: fragile("screen", source.LoadingScreen) };
});

const { notFound } = await loadPublicDictionary("en");
const site = createPageRenderer({ styles: [] });
const list = { items: [], total: 0 };
const read = (href: string, item: () => Promise<null> = async () => null) =>
  site({
    href,
    language: "en",
    origin: "https://school.example",
    dataSaver: false,
    dark: false,
    worker: undefined,
    reader: {
      entries: async () => list,
      item,
      entry: async () => null,
      site: async () => ({ facts: {}, samples: [], changed: {}, announcement: null, today: "2027-01-01" }),
      texts: async () => ({ texts: {} }),
      entranceResults: async () => null,
      search: async () => ({ address: "/words/search-en-1.js", code: "" }),
    },
  });

beforeEach(() => {
  throwing.name = "";
});

test.each([
  ["/", "home", "</footer>"],
  ["/news", "news", "</footer>"],
  ["/news?show=48&from=24", "news", "</main>"],
  ["/gallery?category=students", "gallery", "</footer>"],
  ["/about-us", "aboutUs", "</footer>"],
  ["/history", "article", "</footer>"],
  ["/o-level?lang=sw", "oLevel", "</footer>"],
  ["/developer", "developer", "</main>"],
  ["/images", "images", "</main>"],
])("if a component of %s throws, the page tells the failure within its frame", async (href, name, frame) => {
  expect((await read(href)).status).toBe(200);
  throwing.name = name;
  const { status, html, complete, failure } = await read(href);
  expect({ status, complete, failure }).toEqual({ status: 500, complete: false, failure: expect.any(TypeError) });
  expect((failure as Error).message).toBe(`fault of ${name}`);
  expect(html).toContain(notFound.failure.title);
  expect(html).toContain(frame);
});

test.each([
  ["/history", "header"],
  ["/images", "bar"],
  ["/not-found", "bar"],
  ["/dashboard", "screen"],
])("if what stands around %s throws, rendering fails with that error", async (href, name) => {
  throwing.name = name;
  await expect(read(href)).rejects.toThrow(`fault of ${name}`);
});

test("a failure of a loader is told within the frame of its page", async () => {
  const { status, html, failure } = await read("/news/first-maize-0198c2f4a1", () =>
    Promise.reject(new Error("no item")),
  );
  expect([status, failure]).toEqual([500, new Error("no item")]);
  expect(html).toContain(notFound.failure.title);
  expect(html).toContain("</footer>");
});
