import { constants, setPriority } from "node:os";
import sharp from "sharp";
import type { CopyResult, CopyTask } from "#platform/pictures/copy-process.ts";
import { leanCopy } from "#platform/pictures/lean-copy.ts";
import type { PictureCopy } from "#platform/pictures/picture-copy.ts";
import { shareCopy } from "#platform/pictures/share-copy.ts";

/** The process that the server starts for each photo whose copies are incomplete; see `copy-process.ts`. */
setPriority(constants.priority.PRIORITY_LOW);
// One thread, so that on two cores one stays free.
sharp.concurrency(1);
sharp.cache(false);

process.on("message", async ({ picture, kinds }: CopyTask) => {
  const answer = await makeCopies(Buffer.from(picture), kinds).catch((error: unknown) => ({ failure: String(error) }));
  process.send?.(answer);
});
// The server was killed.
process.on("disconnect", () => process.exit());

async function makeCopies(picture: Buffer, kinds: CopyTask["kinds"]): Promise<CopyResult> {
  const copies: PictureCopy[] = [];
  for (const kind of kinds) {
    copies.push(await (kind.format === "jpeg" ? shareCopy(picture, kind) : leanCopy(picture, kind)));
  }
  return { copies };
}
