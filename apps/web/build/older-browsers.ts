import type { Plugin } from "vite";

/**
 * What the oldest browsers of the dashboard lack and no build translates: lookbehind (Safari before 16.4), and methods
 * younger than Chromium 92 that `dashboard/older-browsers.ts` does not add.
 */
const lacking =
  /\(\?<[=!]|\b(?:canParse|findLast|findLastIndex|toSorted|toSpliced|throwIfAborted|structuredClone|withResolvers|groupBy|fromAsync|AbortSignal\.(?:any|timeout))\b/;

/** Ends the build if a script for browsers uses it: there a method is missing, and of lookbehind the whole script fails. */
export function olderBrowsers(): Plugin {
  return {
    name: "older-browsers",
    apply: "build",
    applyToEnvironment: ({ name }) => name !== "ssr",
    transform(code, id) {
      const [found] = (!id.includes("node_modules") && lacking.exec(code)) || [];
      if (found !== undefined) this.error(`Browsers that are promised lack ${found}`);
    },
  };
}
