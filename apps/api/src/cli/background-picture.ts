import { readdirSync } from "node:fs";
import { constants, setPriority } from "node:os";
import sharp from "sharp";
import type { BackgroundAnswer, DrawTask, VariantTask } from "#platform/pictures/background-process.ts";
import { drawPicture } from "#platform/pictures/draw-picture.ts";
import { encodeVariants } from "#platform/pictures/encode-variants.ts";
import { socialImage } from "#platform/pictures/social-image.ts";

/** The process of the lowest priority that encodes the missing variants of one photo, or draws one picture of a circular. */
// On Linux each thread has its own priority; a new thread gets that of the one that starts it.
const threads = process.platform === "linux" ? readdirSync("/proc/self/task").map(Number) : [process.pid];
for (const thread of threads) setPriority(thread, constants.priority.PRIORITY_LOW);
// With one thread, one of two processor cores stays free.
sharp.concurrency(1);
sharp.cache(false);

process.on("message", async (task: VariantTask | DrawTask) => {
  const work: Promise<unknown> = "svg" in task ? drawPicture(task.svg) : encode(task);
  const answer: BackgroundAnswer<unknown> = await work.then(
    (result) => ({ result }),
    (error: unknown) => ({ failure: String(error) }),
  );
  process.send?.(answer);
});
// The server process has ended.
process.on("disconnect", () => process.exit());

async function encode({ picture: bytes, kinds }: VariantTask) {
  const picture = Buffer.from(bytes);
  const social = kinds.filter((kind) => "focal" in kind);
  const widths = kinds.filter((kind) => "width" in kind);
  const images = await Promise.all(social.map((kind) => socialImage(sharp(picture), kind)));
  return [...images, ...(await encodeVariants(picture, widths))];
}
