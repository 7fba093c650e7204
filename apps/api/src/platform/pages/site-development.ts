import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FastifyInstance } from "fastify";
import type { EnvironmentModuleNode } from "vite";
import type { PageRendererModule, RenderPage } from "./page-renderer.ts";

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

  return async (request) => {
    const module = (await vite.ssrLoadModule(entry)) as unknown as PageRendererModule;
    const styles = styleSheets(await vite.environments.ssr.moduleGraph.getModuleByUrl(entry));
    return module.createPageRenderer({ styles })(request);
  };
}

const entry = "/src/entry-server.tsx";

/**
 * Folders that the site's sources import from. By default Vite serves every file of the repository, including the
 * secrets in `./data`.
 */
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
