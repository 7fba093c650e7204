import { mkdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { artworkWidths, pictureNames } from "@visiga/artwork/pictures";
import { variantName } from "@visiga/system/storage/picture-variant";
import pLimit from "p-limit";
import sharp from "sharp";
import { originalArtwork } from "#platform/pictures/artwork-library.ts";
import { encodeVariants } from "#platform/pictures/encode-variants.ts";

/**
 * Writes the AVIF variants of the artwork into its package, where they are committed, because encoding takes half an
 * hour of CPU time, too long for a build. Run it after a picture changes, with the names of the pictures; without names
 * it encodes all.
 */
const target = "../../packages/artwork/files/avif";
const given = process.argv.slice(2);
const names = given.length > 0 ? pictureNames.filter((name) => given.includes(name)) : pictureNames;
const effort = 4;
sharp.concurrency(1);
const limit = pLimit(availableParallelism());

await Promise.all(names.map((name) => limit(() => encode(name))));

async function encode(name: (typeof pictureNames)[number]): Promise<void> {
  const picture = await readFile(originalArtwork(name));
  await mkdir(join(target, name), { recursive: true });
  const kinds = artworkWidths(name).map((width) => ({ format: "avif", width }) as const);
  for (const variant of await encodeVariants(picture, kinds, effort))
    await writeFile(join(target, name, variantName(variant)), variant.data);
  console.log(name);
}
