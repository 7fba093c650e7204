import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { normalizePath } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { styleSheets } from "./style-sheets.ts";

let source: string;

beforeAll(async () => {
  source = normalizePath(await mkdtemp(join(tmpdir(), "sheets-")));
  await mkdir(join(source, "site/routes"), { recursive: true });
  const table = [
    'import { HomePage } from "#site/home.tsx";',
    'import { GamesArticle } from "#site/games.tsx";',
    'import { NewsPage } from "#site/news.tsx";',
    "export const components = {",
    "  home: HomePage,",
    "  games: GamesArticle,",
    "  news: NewsPage,",
    "};",
  ];
  await writeFile(join(source, "site/routes/page-components.ts"), table.join("\n"));
});
afterAll(() => rm(source, { recursive: true }));

/** The sheet of a style that these modules import, some of them through another one. */
function sheetOf(...importers: string[]) {
  const graph: Record<string, string[]> = { "style.css": ["card.tsx"], "card.tsx": importers };
  const { name } = styleSheets(source);
  if (typeof name === "string") throw new Error("One sheet for all");
  const getModuleInfo = (id: string) => ({ importers: (graph[id.slice(source.length + 1)] ?? []).map(inside) });
  return name(inside("style.css"), { getModuleInfo } as unknown as Parameters<typeof name>[1]);
}
const inside = (path: string) => `${source}/${path}`;

test("a style stands in the sheet of the pages that import it, by the rows of the pages", () => {
  expect(sheetOf("site/home.tsx")).toBe("home");
  expect(sheetOf("site/games.tsx")).toBe("article");
  expect(sheetOf("site/news.tsx")).toBe("list");
});

test("a style of two kinds of pages stands in the sheet that all pages load", () => {
  expect(sheetOf("site/home.tsx", "site/news.tsx")).toBe("base");
});

test("a style that the login shares with lists stands in their sheet, which the login loads too", () => {
  expect(sheetOf("dashboard/routes/screen-shells.tsx")).toBe("login");
  expect(sheetOf("dashboard/routes/screen-shells.tsx", "site/news.tsx")).toBe("list");
  expect(sheetOf("dashboard/routes/screen-shells.tsx", "site/games.tsx")).toBe("base");
});

test("a style of the layout around all pages stands in the sheet that all pages load", () => {
  expect(sheetOf("site/routes/layouts.tsx")).toBe("base");
});

test("a style of a page without a row stands in the sheet of lists", () => {
  expect(sheetOf("site/routes/query-routes.tsx", "site/news.tsx")).toBe("list");
});
