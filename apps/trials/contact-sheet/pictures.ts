import type { Language } from "@visiga/contracts/languages";
import { publicPaths } from "@visiga/contracts/public-paths";
import { newsItem } from "@visiga/web/e2e/support/newest-items.ts";

/** Output folder at the root of the repository. */
export const sheetFolder = new URL("../../../contact-sheet/", import.meta.url);

export const pages = [...publicPaths, newsItem, "/login", "/set-password", "/not-found"];

export interface View {
  width: number;
  language: Language;
  theme: "light" | "dark";
}

export const views: readonly View[] = [360, 1440].flatMap((width) =>
  (["en", "sw"] as const).flatMap((language) =>
    (["light", "dark"] as const).map((theme) => ({ width, language, theme })),
  ),
);

export const viewName = ({ width, language, theme }: View): string => `${width}-${language}-${theme}`;

/** Name of a picture's file without its extension: `about-us-360-sw-dark`. */
export const pictureName = (path: string, view: View): string =>
  `${path.slice(1).replaceAll("/", "-") || "home"}-${viewName(view)}`;
