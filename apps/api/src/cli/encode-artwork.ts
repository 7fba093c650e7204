import { mkdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { artworkWidths } from "@visiga/artwork/artwork-path";
import { pictureNames } from "@visiga/artwork/pictures";
import pLimit from "p-limit";
import sharp from "sharp";
import { originalArtwork } from "#platform/artwork/artwork-files.ts";
import { leanCopy } from "#platform/pictures/lean-copy.ts";
import { copyName } from "#platform/pictures/picture-copy.ts";

/**
 * Writes the AVIF copies of the artwork into its package, where they are committed: they take half an hour of one
 * processor, too long for a build. Run after a picture was drawn or redrawn, with the names of the pictures, else for all.
 */
const target = "../../packages/artwork/files/avif";
const asked = process.argv.slice(2);
const names = asked.length > 0 ? pictureNames.filter((name) => asked.includes(name)) : pictureNames;
sharp.concurrency(1);
const turns = pLimit(availableParallelism());

await Promise.all(names.map((name) => turns(() => encode(name))));

async function encode(name: (typeof pictureNames)[number]): Promise<void> {
  const picture = await readFile(originalArtwork(name));
  await mkdir(join(target, name), { recursive: true });
  for (const width of artworkWidths(name)) {
    const copy = await leanCopy(picture, { format: "avif", width }, "slow");
    await writeFile(join(target, name, copyName(copy)), copy.data);
  }
  console.log(name);
}
