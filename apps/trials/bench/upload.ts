import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pictureWidths } from "@visiga/contracts/files";
import { median } from "@visiga/testing/table";
import sharp from "sharp";
import { type Administrator, addFile } from "./administrator.ts";

/** Median milliseconds of a 12-megapixel photograph through the API, and of sharp alone with the same widths. */
export async function compareUpload(client: Administrator, folder: string) {
  const photograph = await makePhotograph();
  const file = join(folder, "photograph.jpg");
  await writeFile(file, photograph);
  const uploads: number[] = [];
  const alone: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    const uploaded = await timed(() => addFile(client, "Bench", photograph));
    const encoded = await timed(() => encode(file));
    // The first sample of each is a warm-up.
    if (round === 0) continue;
    uploads.push(uploaded);
    alone.push(encoded);
  }
  return { megabytes: photograph.length / 1e6, upload: median(uploads), alone: median(alone) };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** A JPEG like that of a phone camera, by default of 12 megapixels. */
export function makePhotograph(width = 4032, height = 3024): Promise<Buffer> {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#7a8",
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  })
    .blur(2)
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** The unavoidable work of sharp: decode once, rotate, encode five WebP variants. */
async function encode(file: string): Promise<void> {
  const { data, info } = await sharp(file)
    .autoOrient()
    .resize({ width: 1920 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  await Promise.all(
    pictureWidths.map((width) => sharp(data, { raw }).resize({ width }).webp({ quality: 75, effort: 4 }).toBuffer()),
  );
}
