import type { Plugin } from "vite";

/**
 * What the oldest browsers of the dashboard lack, and neither a build translates nor TypeScript refuses, which knows
 * the years of the language only: lookbehind (Safari before 16.4), and Web APIs younger than Chromium 92.
 */
const lacking = /\(\?<[=!]|\b(?:canParse|throwIfAborted|structuredClone|AbortSignal\.(?:any|timeout))\b/;

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
