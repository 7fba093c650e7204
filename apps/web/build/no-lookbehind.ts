import type { Plugin } from "vite";

/**
 * Ends the build if a script for browsers has a regular expression with lookbehind. Safari before 16.4 does not know it, and
 * no build translates it: there the whole script fails.
 */
export function noLookbehind(): Plugin {
  return {
    name: "no-lookbehind",
    apply: "build",
    applyToEnvironment: ({ name }) => name !== "ssr",
    renderChunk(code) {
      const [found] = /.{0,40}\(\?<[=!].{0,40}/.exec(code) ?? [];
      if (found !== undefined) this.error(`A regular expression with lookbehind: ${found}`);
    },
  };
}
