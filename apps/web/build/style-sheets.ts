import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PublicPage } from "@visiga/contracts/pages";
import { normalizePath, type Rolldown } from "vite";
import type { PageSheet } from "../src/platform/document/page-context.ts";
import { pageSheet } from "../src/platform/document/page-sheet.ts";

type Sheet = PageSheet | "base" | "login";

/**
 * The style sheets of the public pages: one for each kind of page, with the style that only its pages import, and
 * `base`, with all other style, which every page loads before its own. The login has a sheet too, and loads also that of
 * the lists, whose forms have the same fields.
 */
export function styleSheets(source: string): Rolldown.CodeSplittingGroup {
  const found = new Map<string, Sheet>([
    ...pageModules(source),
    // What all pages have around them, and what only articles have.
    [inside(source, "site/routes/layouts.tsx"), "base"],
    [inside(source, "site/frame/content-layout.tsx"), "article"],
    // An article with a route of its own.
    [inside(source, "site/admission/results-article.tsx"), "article"],
    [inside(source, "dashboard/routes/screen-shells.tsx"), "login"],
    // Their other imports are pages of lists without a row, such as the search.
    [inside(source, "site/routes/site-routes.tsx"), "list"],
    [inside(source, "site/routes/query-routes.tsx"), "list"],
  ]);
  return {
    test: /\.css$/,
    name(style, graph) {
      const sheetOf = (module: string): Sheet => {
        const known = found.get(module);
        if (known) return known;
        found.set(module, "base");
        const sheets = new Set((graph.getModuleInfo(module)?.importers ?? []).map(sheetOf));
        if (sheets.has("list")) sheets.delete("login");
        const [only = "base"] = sheets;
        const sheet = sheets.size === 1 ? only : "base";
        found.set(module, sheet);
        return sheet;
      };
      return sheetOf(style);
    },
  };
}

/** The module of each page's component, with the sheet of the page. */
function pageModules(source: string): [string, Sheet][] {
  const table = readFileSync(join(source, "site/routes/page-components.ts"), "utf8");
  const modules = new Map(
    [...table.matchAll(/^import \{ (.*) \} from "#(.*)";$/gm)].flatMap(([, names = "", path = ""]) =>
      names.split(", ").map((name) => [name, inside(source, path)] as const),
    ),
  );
  return [...table.matchAll(/^ {2}(\w+): (\w+),$/gm)].map(([, page, component = ""]) => [
    modules.get(component) ?? component,
    pageSheet(page as PublicPage),
  ]);
}

const inside = (source: string, path: string): string => normalizePath(join(source, path));
