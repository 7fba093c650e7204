import type { Plugin } from "vite";

/**
 * Writes the style of the public pages so that Chromium 83 understands it, where lightningcss does not: `:where()`, and
 * logical paddings and margins whose value is a custom property.
 */
export function olderStyles(): Plugin {
  return {
    name: "older-styles",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "ssr",
    transform(code, id) {
      if (!/\.css$/.test(id)) return undefined;
      return { code: withWhereFallback(physical(code)), map: null };
    },
  };
}

/** Before each rule with `:where()` and without nested rules, the same rule with the class alone. */
export const withWhereFallback = (css: string): string =>
  css.replace(rule, (whole, before = "", inside, after, declarations, end) =>
    end === "}" && !declarations.includes("aspect-ratio: var")
      ? `@supports not (inset: 0) { ${before}${inside}${after}{${declarations}} } ${whole}`
      : whole,
  );

const rule = /([^\s{};/][^{};/]*?)?:where\((\.[\w-]+)\)([^{};]*)\{([^{}]*)(.)/g;

/** `padding-block: var(--a)` becomes `padding-top` and `padding-bottom`. */
export const physical = (css: string): string =>
  css.replace(logical, (_, property, axis, start, end = start) => {
    const [one, other] = axis === "block" ? ["top", "bottom"] : ["left", "right"];
    return `${property}-${one}: ${start}; ${property}-${other}: ${end};`;
  });

const value = /((?:[^\s;()]|\((?:[^()]|\([^()]*\))*\))+)/.source;
const logical = new RegExp(`(?<![\\w-])(padding|margin)-(block|inline): ${value}(?: ${value})?;`, "g");
