import { readFile, writeFile } from "node:fs/promises";

const page = new URL("../../../docs/performance.md", import.meta.url);

/**
 * Replaces a part of docs/performance.md, which stands between the comments `<!-- name -->` and `<!-- /name -->`.
 * @throws Error where the page has no such part
 */
export async function writePart(name: string, text: string): Promise<void> {
  const [start, end] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
  const [before, rest] = (await readFile(page, "utf8")).split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`docs/performance.md has no part ${name}`);
  await writeFile(page, `${before}${start}\n${text}\n${end}${after}`);
}
