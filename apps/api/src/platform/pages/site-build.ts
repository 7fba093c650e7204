import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ClientManifest, PageRendererModule, RenderPage } from "./page-renderer.ts";

/** Loads the built site: its server entry with the manifest of its client files. */
export async function loadBuiltSite(siteRoot: string): Promise<RenderPage> {
  const manifest: ClientManifest = JSON.parse(
    await readFile(join(siteRoot, "dist/client/.vite/manifest.json"), "utf8"),
  );
  const entry: PageRendererModule = await import(pathToFileURL(join(siteRoot, "dist/server/entry-server.js")).href);
  return entry.createPageRenderer(manifest);
}
