import { readdir, readFile } from "node:fs/promises";
import type { FullConfig } from "@playwright/test";
import { type EntryRecord, entryPages } from "@visiga/contracts/entries";
import startSite from "@visiga/web/e2e/support/global-setup.ts";
import sharp, { type Sharp } from "sharp";
import { Administrator } from "../harness/administrator.ts";

const folder = new URL("photographs/", import.meta.url);

/** How cameras of a school also take pictures. */
const variants: readonly ((photograph: Sharp) => Sharp)[] = [
  (asItIs) => asItIs,
  (upright) => upright.resize(720, 1080, { position: "attention" }),
  (dark) => dark.linear(0.35, 0),
  (overexposed) => overexposed.linear(1.5, 30),
  (blurred) => blurred.blur(3),
];
const count = 40;

/** The site of the browser tests; with PHOTOGRAPHS set, photographs are in place of its artwork. */
export default async function globalSetup(config: FullConfig): Promise<() => Promise<void>> {
  const stop = await startSite(config);
  if (process.env.PHOTOGRAPHS) await showPhotographs(String(process.env.E2E_URL));
  return stop;
}

/** Replaces the artwork of each page by the forty pictures in turn. */
async function showPhotographs(url: string): Promise<void> {
  const client = new Administrator(url);
  const pictures = await variedPhotographs();
  let next = 0;
  for (const page of entryPages) {
    const entries: EntryRecord[] = await (await fetch(`${url}/api/v1/files/page/${page}`)).json();
    for (const { id, name, title } of entries.filter(({ photo }) => photo)) {
      const fields = { name: name || title, title, page, minors: "false" };
      const { status, body } = await client.put(id, fields, pictures[next++ % count]);
      if (status !== 200) throw new Error(`A photograph of ${page} was not taken: ${status} ${body}`);
    }
  }
}

/** 16 photographs and 5 variants: the first 80 pairs all differ. */
async function variedPhotographs(): Promise<Buffer[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".jpg"));
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const photograph = sharp(await readFile(new URL(String(names[index % names.length]), folder)));
      const varied = variants[index % variants.length]?.(photograph.toColourspace("srgb")) ?? photograph;
      return varied.jpeg({ quality: 85 }).toBuffer();
    }),
  );
}
