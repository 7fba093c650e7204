import type { Plugin } from "vite";

/**
 * Shows the style of the public pages to browsers with grids only, because it would be half understood by others. Those
 * have `ui/core.css` alone, in the sheet that all pages load.
 */
export function gridOnly(): Plugin {
  return {
    name: "grid-only",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "ssr",
    transform(code, id) {
      if (!/\.css$/.test(id) || id.endsWith("/ui/core.css")) return undefined;
      return { code: `@supports (display: grid) {\n${code}\n}`, map: null };
    },
  };
}
