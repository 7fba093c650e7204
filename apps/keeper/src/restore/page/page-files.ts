import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const isSource = import.meta.url.endsWith(".ts");

const types = {
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  woff2: "font/woff2",
} as const;

/** Folders of the files of the page, of which the build puts copies beside the bundle. */
const folders = {
  "page.css": "src/restore/page",
  "page.browser.js": "src/restore/page",
  "upload.browser.js": "src/restore/page",
  "young-serif.woff2": "../../packages/artwork/files/fonts",
  "figtree.woff2": "../../packages/artwork/files/fonts",
} as const;

type PageFile = keyof typeof folders;

const isPageFile = (name: string): name is PageFile => Object.hasOwn(folders, name);

/** The entry points of the build. */
export const pageEntries = Object.fromEntries(
  Object.entries(folders).map(([name, folder]) => [name.replace(/\.\w+$/, ""), `${folder}/${name}`]),
);

const read = new Map<PageFile, Promise<Buffer>>();

/** A file of the page with its media type; null for an unknown name. */
export async function readPageFile(name: string): Promise<{ type: string; body: Buffer } | null> {
  if (!isPageFile(name)) return null;
  const path = isSource ? `../../../${folders[name]}/${name}` : name;
  const body = read.get(name) ?? readFile(fileURLToPath(new URL(path, import.meta.url)));
  read.set(name, body);
  return { type: types[name.slice(name.lastIndexOf(".") + 1) as keyof typeof types], body: await body };
}
