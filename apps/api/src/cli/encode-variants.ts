import { constants, setPriority } from "node:os";
import sharp from "sharp";
import { encodeVariant } from "#platform/pictures/encode-variant.ts";
import type { PictureVariant } from "#platform/pictures/picture-variant.ts";
import { socialImage } from "#platform/pictures/social-image.ts";
import type { VariantResult, VariantTask } from "#platform/pictures/variant-process.ts";

/** The process that the server starts for each photo with missing variants; see `variant-process.ts`. */
setPriority(constants.priority.PRIORITY_LOW);
// With one thread, one of two cores stays free.
sharp.concurrency(1);
sharp.cache(false);

process.on("message", async ({ picture, kinds }: VariantTask) => {
  const answer = await encodeVariants(Buffer.from(picture), kinds).catch((error: unknown) => ({
    failure: String(error),
  }));
  process.send?.(answer);
});
// The server process has ended.
process.on("disconnect", () => process.exit());

async function encodeVariants(picture: Buffer, kinds: VariantTask["kinds"]): Promise<VariantResult> {
  const variants: PictureVariant[] = [];
  for (const kind of kinds) {
    variants.push(await (kind.format === "jpeg" ? socialImage(sharp(picture), kind) : encodeVariant(picture, kind)));
  }
  return { variants };
}
