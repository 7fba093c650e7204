import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";

/**
 * Refuses circles of imports, of types too, between the folders and files that stand in one folder, at every depth. Tests
 * may import anything.
 */
const sources = ["apps/api/src", "apps/keeper/src", "apps/web/src", "packages/system/src"];

const isChecked = (file: string) => /\.(ts|tsx|js)$/.test(file) && !/\.test\.|(^|\/)testing\//.test(file);
const importedNames = /\b(?:from|import)\s*\(?\s*"([#.][^"]+)"/g;

/** An import between two neighbours, folders or files. */
interface Link {
  readonly from: string;
  readonly to: string;
  /** The importing file and the imported one. */
  readonly files: string;
}

/** The links of each folder. */
function findLinks(source: string): Map<string, Link[]> {
  const links = new Map<string, Link[]>();
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).map((file) => file.replaceAll("\\", "/"));
  for (const file of files.filter(isChecked))
    for (const [, name = ""] of readFileSync(`${source}/${file}`, "utf8").matchAll(importedNames)) {
      const imported = name.startsWith("#") ? name.slice(1) : posix.join(posix.dirname(file), name);
      const [path, otherPath] = [file.split("/"), imported.split("/")];
      const depth = path.findIndex((part, at) => part !== otherPath[at]);
      const [from, to] = [path[depth], otherPath[depth]];
      if (!from || !to) continue;
      const folder = [source, ...path.slice(0, depth)].join("/");
      links.set(folder, [...(links.get(folder) ?? []), { from, to, files: `${file} imports ${imported}` }]);
    }
  return links;
}

/** The links of circles: what is left when neighbours that import nothing, or that nothing imports, are left out. */
function inCircles(links: readonly Link[]): readonly Link[] {
  const left = links.filter(
    ({ from, to }) => links.some((other) => other.from === to) && links.some((other) => other.to === from),
  );
  return left.length === links.length ? left : inCircles(left);
}

for (const source of sources)
  for (const [folder, links] of findLinks(source)) {
    const circle = inCircles(links);
    if (circle.length === 0) continue;
    process.exitCode = 1;
    console.error(`${folder} has a circle of imports:`);
    const byPair = new Map(circle.map(({ from, to, files }) => [`${from} imports ${to}`, files]));
    for (const [pair, files] of byPair) console.error(`  ${pair}: ${files}`);
  }
