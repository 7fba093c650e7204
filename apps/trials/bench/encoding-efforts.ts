import { originalArtwork } from "@visiga/api/src/platform/artwork/artwork-library.ts";
import { encodeVariants } from "@visiga/api/src/platform/pictures/encode-variants.ts";
import { similarityTo } from "@visiga/api/src/platform/pictures/similarity.ts";
import { formatInteger, Table } from "@visiga/testing/table";
import sharp from "sharp";
import { makePhotograph } from "./upload.ts";

const kinds = [200, 400, 640, 960, 1280].map((width) => ({ format: "avif", width }) as const);

const resize = (picture: Buffer, width: number) => sharp(picture).resize({ width });

/** Peak signal-to-noise ratio in decibels: higher is closer. */
async function signalToNoise(picture: Buffer, encoded: Buffer, width: number): Promise<number> {
  const [one, other] = await Promise.all(
    [resize(picture, width), sharp(encoded)].map((each) => each.removeAlpha().raw().toBuffer()),
  );
  if (!one || one.length !== other?.length) throw new RangeError("The pictures have different sizes");
  const squares = one.reduce((sum, value, index) => sum + (value - (other[index] ?? 0)) ** 2, 0);
  return 10 * Math.log10((255 ** 2 * one.length) / squares);
}

/**
 * Prints what the AVIF variants of six pictures of 1280 x 960 cost, five of the artwork and one like a photograph, with
 * the efforts of the product and with others.
 */
sharp.concurrency(1);
sharp.cache(false);
const originals = await Promise.all([
  ...(["hero-chapel", "games-football", "maize", "portrait-priest", "wawata-1"] as const).map(originalArtwork),
  makePhotograph(1280, 960),
]);
const pictures = await Promise.all(
  originals.map((original) => sharp(original).resize(1280, 960).webp({ quality: 75 }).toBuffer()),
);
const table = new Table(
  `AVIF variants of ${pictures.length} pictures, effort`,
  "ms of CPU a picture",
  "KB a picture",
  "least SSIM",
  "mean PSNR (dB)",
);
for (const effort of [undefined, 2, 3, 4, 5]) {
  let [milliseconds, bytes, least, decibels] = [0, 0, 1, 0];
  for (const picture of pictures) {
    const before = process.cpuUsage();
    const variants = await encodeVariants(picture, kinds, effort);
    const { user, system } = process.cpuUsage(before);
    milliseconds += (user + system) / 1000;
    for (const { data, width } of variants) {
      const similarity = await similarityTo(await resize(picture, width).png().toBuffer());
      least = Math.min(least, await similarity(data));
      decibels += (await signalToNoise(picture, data, width)) / kinds.length;
      bytes += data.length;
    }
  }
  const mean = (sum: number) => sum / pictures.length;
  table.add(
    String(effort ?? "of the product"),
    formatInteger(mean(milliseconds)),
    (mean(bytes) / 1000).toFixed(1),
    least.toFixed(3),
    mean(decibels).toFixed(1),
  );
}
process.stdout.write(`${table}\n`);
