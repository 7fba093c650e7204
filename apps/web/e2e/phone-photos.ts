import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

/**
 * Photographs as a phone hands them over: lying on their side with the note to turn them, 2,700 by 3,600 pixels upright,
 * a few megabytes each. Answers their paths in `folder`.
 */
export async function phonePhotos(folder: string, count: number): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const noise = { type: "gaussian", mean: 128, sigma: 20 } as const;
  const grain = await sharp({ create: { width: 3600, height: 2700, channels: 3, background: "#000", noise } })
    .jpeg({ quality: 90 })
    .toBuffer();
  const paths: string[] = [];
  for (let number = 0; number < count; number++) {
    const path = join(folder, `IMG_${2041 + number}.jpg`);
    const colour = { r: (number * 61) % 256, g: (number * 37) % 256, b: (number * 17) % 256 };
    await sharp(grain).tint(colour).withMetadata({ orientation: 6 }).jpeg({ quality: 90 }).toFile(path);
    paths.push(path);
  }
  return paths;
}

/** Named like a picture, but none. */
export async function brokenPhoto(folder: string): Promise<string> {
  const path = join(folder, "IMG_9999.jpg");
  await writeFile(path, "not a picture");
  return path;
}
