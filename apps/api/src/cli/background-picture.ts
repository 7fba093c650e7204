import { readdirSync } from "node:fs";
import { constants, setPriority } from "node:os";
import sharp from "sharp";
import { drawPicture } from "#platform/pictures/draw-picture.ts";
import type { DrawResult, DrawTask } from "#platform/pictures/draw-process.ts";
import { encodeVariants } from "#platform/pictures/encode-variants.ts";
import { socialImage } from "#platform/pictures/social-image.ts";
import type { VariantResult, VariantTask } from "#platform/pictures/variant-process.ts";

/** The process of the lowest priority that encodes the missing variants of one photo, or draws one picture of a circular. */
// On Linux each thread has its own priority; a new thread gets that of the one that starts it.
const threads = process.platform === "linux" ? readdirSync("/proc/self/task").map(Number) : [process.pid];
for (const thread of threads) setPriority(thread, constants.priority.PRIORITY_LOW);
// With one thread, one of two processor cores stays free.
sharp.concurrency(1);
sharp.cache(false);

process.on("message", async (task: VariantTask | DrawTask) => {
  const answer = await ("svg" in task ? draw(task) : encode(task)).catch((error: unknown) => ({
    failure: String(error),
  }));
  process.send?.(answer);
});
// The server process has ended.
process.on("disconnect", () => process.exit());

const draw = async ({ svg }: DrawTask): Promise<DrawResult> => ({ png: await drawPicture(svg) });

async function encode({ picture: bytes, kinds }: VariantTask): Promise<VariantResult> {
  const picture = Buffer.from(bytes);
  const social = kinds.filter((kind) => "focal" in kind);
  const widths = kinds.filter((kind) => "width" in kind);
  return {
    variants: [
      ...(await Promise.all(social.map((kind) => socialImage(sharp(picture), kind)))),
      ...(await encodeVariants(picture, widths)),
    ],
  };
}
