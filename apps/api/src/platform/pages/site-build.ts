import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { pagePolicy } from "./page-policy.ts";
import type { ClientManifest, PageRendererModule, RenderPage } from "./page-renderer.ts";

export interface Site {
  readonly render: RenderPage;
  /** Content-Security-Policy of the pages; absent in development, where Vite's hot reload uses inline scripts. */
  readonly policy?: string;
}

/** Loads the built site: its server entry and the manifests of its files. */
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
