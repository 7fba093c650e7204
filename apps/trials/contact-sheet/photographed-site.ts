import { readdir, readFile } from "node:fs/promises";
import { type FileRecord, filePages } from "@visiga/contracts/files";
import { Administrator } from "../bench/administrator.ts";

const folder = new URL("photographs/", import.meta.url);

/** Replaces the artwork of the first files of each page by photographs. */
export async function showPhotographs(url: string): Promise<void> {
  const client = new Administrator(url);
  const photographs = (await readdir(folder)).filter((name) => name.endsWith(".jpg"));
  for (const page of filePages) {
    const files: FileRecord[] = await (await fetch(`${url}/api/v1/files/page/${page}`)).json();
    const shown = files.filter(({ photo }) => photo).slice(0, photographs.length);
    for (const [index, { id, name, title }] of shown.entries()) {
      const photograph = String(photographs[index]);
      const fields = { name: name || photograph, title, page, minors: "false" };
      const { status, body } = await client.edit(id, fields, await readFile(new URL(photograph, folder)));
      if (status !== 200) throw new Error(`${photograph} was not taken: ${status} ${body}`);
    }
  }
}
