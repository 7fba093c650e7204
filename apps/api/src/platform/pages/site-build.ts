import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
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
  const files = [...new Set(Object.values(server).flatMap(({ css = [] }) => css))];
  const sheets = await Promise.all(
    files.map(async (file) => [`/${file}`, await readFile(join(siteRoot, "dist/client", file), "utf8")] as const),
  );
  return {
    render: withInlineStyle(entry.createPageRenderer({ client, behaviour, server }), new Map(sheets)),
    policy: pagePolicy(entry.inlineScripts),
  };
}

/** @param sheets style sheets by their address */
const withInlineStyle =
  (render: RenderPage, sheets: ReadonlyMap<string, string>): RenderPage =>
  async (request) => {
    const page = await render(request);
    if (!request.inlineStyle) return page;
    const html = page.html.replaceAll(/<link rel="stylesheet" href="([^"]+)"\/>/g, (link, address: string) => {
      const sheet = sheets.get(address);
      return sheet === undefined ? link : `<style>${sheet}</style>`;
    });
    return { ...page, html };
  };

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
