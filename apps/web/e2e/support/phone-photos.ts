import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "@playwright/test";
import sharp from "sharp";

export const photoSize = { width: 270, height: 360 } as const;

const folder = () => test.info().outputPath("photos");

/**
 * Writes photographs as a phone stores them: sideways with an orientation tag, each in a different colour.
 * @returns their paths
 */
export async function phonePhotos(count: number): Promise<string[]> {
  await mkdir(folder(), { recursive: true });
  return Promise.all(
    Array.from({ length: count }, async (_, number) => {
      const path = join(folder(), `IMG_${2041 + number}.jpg`);
      const { width: height, height: width } = photoSize;
      const colour = { r: (number * 61) % 256, g: (number * 37) % 256, b: (number * 17) % 256 };
      const noise = { type: "gaussian", mean: 128, sigma: 20 } as const;
      await sharp({ create: { width, height, channels: 3, background: "#000", noise } })
        .tint(colour)
        .withMetadata({ orientation: 6 })
        .jpeg({ quality: 90 })
        .toFile(path);
      return path;
    }),
  );
}

/** A photograph with light and dark parts, as all real ones have. */
export async function scenePhoto(): Promise<string> {
  await mkdir(folder(), { recursive: true });
  const path = join(folder(), "scene.jpg");
  const [width, height] = [900, 600];
  const brightness = (at: number) => 128 + 90 * Math.sin((at % width) / 90) * Math.cos(at / width / 70);
  const data = Buffer.from(Array.from({ length: width * height }, (_, at) => brightness(at)));
  await sharp(data, { raw: { width, height, channels: 1 } })
    .jpeg()
    .toFile(path);
  return path;
}

/** A file with the name of a picture but other content. */
export async function brokenPhoto(): Promise<string> {
  const path = join(folder(), "IMG_9999.jpg");
  await writeFile(path, "not a picture");
  return path;
}
