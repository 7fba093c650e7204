import { createHash } from "node:crypto";
import type { ClientManifest, SiteManifests, SiteSources } from "@visiga/api/page-renderer";
import type { DashboardShell } from "@visiga/contracts/installed-dashboard";
import type { Language } from "@visiga/contracts/languages";
import type { LoadedAssets, PageAssets, PageSheet } from "./platform/document/page-context.ts";
import type { ScreenPath } from "./platform/document/screens.ts";

const dashboard = "src/dashboard/main.tsx";
const login = "src/dashboard/auth/login.ts";
const editor = "src/dashboard/edit-in-place.tsx";
const behaviour = "src/behaviour/main.ts";
const sheets: readonly PageSheet[] = ["home", "article", "list"];
const screenModules: Record<ScreenPath, string | readonly string[]> = {
  "/login": login,
  "/set-password": "src/dashboard/auth/set-password-screen.tsx",
  "/dashboard": ["src/dashboard/shell/dashboard-screen.tsx", "src/dashboard/shell/images-tab.tsx"],
  "/users": "src/dashboard/shell/users-screen.tsx",
};
const screenPaths = Object.keys(screenModules) as ScreenPath[];

/** @param files the manifests of the three builds or, while Vite serves them, the sources */
export function pageAssets(files: SiteManifests | SiteSources, language: Language): PageAssets {
  if ("styles" in files) return sources(files);
  const { client, behaviour: behaviours, server } = files;
  const built = (name: string) => {
    const found = client[name];
    if (!found) throw new Error(`The client build has no ${name}`);
    return found;
  };
  const words = Object.keys(client).filter((module) => module.includes(`/src/${language}/`));
  const sheetOf = (sheet: string) => Object.values(server).flatMap(({ name, css = [] }) => (name === sheet ? css : []));
  const screen = (path: ScreenPath): LoadedAssets => {
    if (path === "/login") {
      const preloads = [...new Set(withImports(client, login))].map((module) => address(built(module).file));
      return { styles: ["base", "list", "login"].flatMap(sheetOf).map(address), scripts: preloads.slice(-1), preloads };
    }
    const loaded = [dashboard, ...words, screenModules[path]].flat().flatMap((module) => withImports(client, module));
    const modules = [...new Set(loaded)].map(built);
    // The entry's style sheet comes first, because the others build on it.
    const styles = [built(dashboard), ...modules].flatMap(({ css = [] }) => css);
    return {
      styles: [...new Set(styles)].map(address),
      scripts: [address(built(dashboard).file)],
      preloads: modules.map(({ file }) => address(file)),
    };
  };
  return {
    site: assetsOf(sheets, (sheet) => ({
      styles: ["base", sheet].flatMap(sheetOf).map(address),
      scripts: [behaviours[behaviour]?.file ?? ""].map(address),
      preloads: [],
    })),
    screens: assetsOf(screenPaths, screen),
    build: dashboardShell(client).build,
    editor: {
      script: address(built(editor).file),
      styles: [...new Set(withImports(client, editor))].flatMap((module) => client[module]?.css ?? []).map(address),
    },
  };
}

const assetsOf = <Key extends string>(keys: readonly Key[], assets: (key: Key) => LoadedAssets) =>
  Object.fromEntries(keys.map((key) => [key, assets(key)])) as Record<Key, LoadedAssets>;

const address = (file: string): string => `/${file}`;

/** The module and all its imports, each after its own imports: the order of their style sheets. */
function withImports(manifest: SiteManifests["client"], module: string): string[] {
  return [...(manifest[module]?.imports ?? []).flatMap((each) => withImports(manifest, each)), module];
}

/** The build of the dashboard with all its files: also those of the tabs and the other language, which a page loads later. */
export function dashboardShell(client: ClientManifest): DashboardShell {
  const modules = new Set<string>();
  const add = (module: string): void => {
    if (modules.has(module)) return;
    modules.add(module);
    for (const each of [...(client[module]?.imports ?? []), ...(client[module]?.dynamicImports ?? [])]) add(each);
  };
  add(dashboard);
  for (const [module, { file }] of Object.entries(client)) if (file.endsWith(".woff2")) add(module);
  const files = [...modules].flatMap((module) => [client[module]?.file ?? [], client[module]?.css ?? []].flat());
  const paths = [...new Set(files)].map(address).sort();
  return { build: createHash("sha256").update(paths.join()).digest("base64url").slice(0, 16), files: paths };
}

const refreshPreamble = `import { injectIntoGlobalHook } from "/@react-refresh";
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;`;

const loaded = (module: string): LoadedAssets => ({
  styles: [],
  scripts: ["/@vite/client", `/${module}`],
  preloads: [],
  preamble: refreshPreamble,
});

const sources = ({ styles }: SiteSources): PageAssets => ({
  site: assetsOf(sheets, () => ({ ...loaded("src/development.ts"), styles })),
  screens: assetsOf(screenPaths, (path) => (path === "/login" ? { ...loaded(login), styles } : loaded(dashboard))),
  editor: { script: `/${editor}`, styles: [] },
});
