import type { PageSheet } from "../src/platform/document/page-context.ts";

const parts: Record<PageSheet, string> = {
  home: "site/home",
  article:
    "site/(about|academics|admission|calendar|contact|frame|pillars|services|spiritual|work)|ui/controls/checks|ui/layout/(blocks|columns)|ui/lists/(facts|subjects)|ui/text/tag",
  list: "site/(developer|gallery|images|items|news|offline|organization|removal|search|wawata|lists/people-grid)|ui/layout/page-head|ui/lists/empty-state",
};

/** The style sheets of the public pages: one for each kind of page, and `base`, which every page loads before its own. */
export const styleSheets = [
  ...Object.entries(parts).map(([name, paths]) => ({ name, test: new RegExp(`/src/(${paths})[/.].*css$`) })),
  { name: "base", test: /\.css$/ },
];
