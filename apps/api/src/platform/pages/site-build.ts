import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FastifyInstance } from "fastify";
import type { EnvironmentModuleNode } from "vite";
import { developmentFailure } from "./development-failure.ts";
import type { ClientManifest, PageRendererModule, RenderPage } from "./page-renderer.ts";

export interface Site {
  readonly render: RenderPage;
  /** Content-Security-Policy of a page; absent in development, where Vite's hot reload uses inline scripts. */
  readonly policy?: (html: string) => string;
}

export async function loadBuiltSite(siteRoot: string): Promise<Site> {
  const read = async (build: string): Promise<ClientManifest> =>
    JSON.parse(await readFile(join(siteRoot, "dist", build, ".vite/manifest.json"), "utf8"));
  const [client, behaviour, server, entry] = await Promise.all([
    read("client"),
    read("behaviour"),
    read("server"),
    import(pathToFileURL(join(siteRoot, "dist/server/entry-server.js")).href) as Promise<PageRendererModule>,
  ]);
  const render = entry.createPageRenderer({ client, behaviour, server });
  return { render, policy: pagePolicy(entry.inlineScripts) };
}

/** The page's policy allows only the known inline scripts that it has, by their hashes: injected ones do not run. */
function pagePolicy(scripts: readonly string[]): (html: string) => string {
  const known = scripts.map((script) => ({ script, hash: hashOf(script) }));
  return (html) =>
    [
      "default-src 'self'",
      ["script-src 'self'", ...known.filter(({ script }) => html.includes(script)).map(({ hash }) => hash)].join(" "),
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "media-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join(";");
}

const hashOf = (script: string): string => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/** Serves the site's sources through its own Vite with hot reload; each page is rendered by the current code. */
export async function serveSiteSources(app: FastifyInstance, siteRoot: string): Promise<RenderPage> {
  const vitePath = createRequire(join(siteRoot, "package.json")).resolve("vite");
  const { createServer }: typeof import("vite") = await import(pathToFileURL(vitePath).href);
  const vite = await createServer({
    root: siteRoot,
    appType: "custom",
    // Vite's default loader writes a temporary file and imports it, which restarts a watched process endlessly.
    configLoader: "runner",
    // Hot reload shares this server's port, so that two servers can run and one forwarded port is enough.
    server: { middlewareMode: true, hmr: { server: app.server }, fs: { allow: servedFolders(siteRoot) } },
  });
  await app.register((await import("@fastify/middie")).default);
  app.use(vite.middlewares);
  // In `preClose`, because closing the server waits for connected browsers.
  app.addHook("preClose", () => vite.close());

  const render: RenderPage = async (request) => {
    const module = (await vite.ssrLoadModule(entry)) as unknown as PageRendererModule;
    const styles = styleSheets(await vite.environments.ssr.moduleGraph.getModuleByUrl(entry));
    return module.createPageRenderer({ styles })(request);
  };
  return async (request) => {
    const rendered = await render(request).catch((failure: unknown) => ({ status: 500, failure, complete: false }));
    if ("html" in rendered && rendered.failure === undefined) return rendered;
    return { ...rendered, html: await developmentFailure(vite, rendered.failure) };
  };
}

const entry = "/src/entry-server.tsx";

/** What the sources import from. Vite would serve every file of the repository, with the secrets in `./data`. */
const servedFolders = (siteRoot: string): string[] => [
  siteRoot,
  ...["packages", "node_modules"].map((folder) => join(siteRoot, "../..", folder)),
];

/** Addresses of the style sheets that a module imports, in the order of a build. */
function styleSheets(module: EnvironmentModuleNode | undefined, seen = new Set<EnvironmentModuleNode>()): string[] {
  if (!module || seen.has(module)) return [];
  seen.add(module);
  const imported = [...module.importedModules].flatMap((each) => styleSheets(each, seen));
  return module.url.endsWith(".css") ? [...imported, module.url] : imported;
}
