import type { createRequestHandler } from "@tanstack/react-router/ssr/server";
import type { ClientManifest } from "@visiga/api/page-renderer";
import type { Language } from "@visiga/contracts/languages";

type ServerManifest = Awaited<ReturnType<NonNullable<Parameters<typeof createRequestHandler>[0]["getRouterManifest"]>>>;

const entry = "src/entry-client.tsx";

/**
 * Style sheets, preloads and scripts of each route, in the form that the router renders. `lazyPages` gives, by route,
 * the module of each page that is a chunk with separate style sheets and dictionaries.
 */
export function assetsByRoute(
  manifest: ClientManifest | undefined,
  language: Language,
  lazyPages: Readonly<Record<string, string>>,
): ServerManifest {
  if (!manifest) return { routes: { __root__: developmentAssets } };
  const client = manifest[entry];
  if (!client) throw new Error(`The client build has no ${entry}`);
  const everywhere = loadOrder(manifest, [dictionaryModule(manifest, language, "public"), entry]);
  const lazy = (page: string) => {
    const words = dictionaryModule(manifest, language, "dashboard");
    return files(manifest, loadOrder(manifest, [words, page], new Set(everywhere)));
  };
  return {
    scriptFormat: "module",
    routes: {
      __root__: {
        ...files(manifest, everywhere),
        scripts: [{ attrs: { type: "module", async: true, src: `/${client.file}` } }],
      },
      ...Object.fromEntries(Object.entries(lazyPages).map(([route, page]) => [route, lazy(page)])),
    },
  };
}

/** The module of a language's dictionary, preloaded in parallel to the entry. */
const dictionaryModule = (manifest: ClientManifest, language: Language, which: "public" | "dashboard"): string =>
  Object.keys(manifest).find((module) => module.endsWith(`/${language}/${which}-dictionary.ts`)) ?? "";

/** The modules in the order of their style sheets, each after its imports; without those in `seen`. */
function loadOrder(manifest: ClientManifest, modules: readonly string[], seen = new Set<string>()): string[] {
  return modules.flatMap((module) => {
    if (seen.has(module) || !manifest[module]) return [];
    seen.add(module);
    return [...loadOrder(manifest, manifest[module].imports ?? [], seen), module];
  });
}

function files(manifest: ClientManifest, modules: readonly string[]): { css: string[]; preloads: string[] } {
  const found = modules.flatMap((module) => manifest[module] ?? []);
  return {
    css: found.flatMap(({ css = [] }) => css).map((file) => `/${file}`),
    preloads: found.map(({ file }) => `/${file}`),
  };
}

const refreshPreamble = `import { injectIntoGlobalHook } from "/@react-refresh";
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;`;

const developmentAssets: ServerManifest["routes"][string] = {
  css: ["/src/ui/tokens.css", "/src/ui/ground.css"],
  scripts: [
    { attrs: { type: "module" }, children: refreshPreamble },
    { attrs: { type: "module", src: "/@vite/client" } },
    { attrs: { type: "module", src: "/src/entry-client.tsx" } },
  ],
};
