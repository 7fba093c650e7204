import { pictureLimits } from "@visiga/contracts/files";
import { shrinkPicture } from "#dashboard/shared/photos/shrink-picture.ts";
import { type Preparation, prepared, refused, type UploadItem } from "./upload-item.ts";
import type { UploadQueue } from "./upload-queue.ts";
import { isQuotaExceeded } from "./upload-store.ts";

export interface Processing {
  readonly signal: AbortSignal;
  readonly serverOpensHeic: () => Promise<boolean>;
}

export async function preparePictures(queue: UploadQueue, { signal, serverOpensHeic }: Processing): Promise<void> {
  while (!signal.aborted) {
    const seen = queue.changed.count;
    const item = queue.state().items.find(({ state }) => state === "preparing");
    if (!item) await queue.changed.wait(seen, signal);
    else await prepare(queue, item.id, serverOpensHeic);
  }
}

async function prepare(queue: UploadQueue, id: string, serverOpensHeic: Processing["serverOpensHeic"]): Promise<void> {
  const { store } = queue;
  const original = await store.picture(id);
  if (!original) {
    // Browsers may evict stored data when the device runs out of space.
    await store.change([id], (item) => refused(item, { code: "picture_unreadable" }));
  } else {
    const { picture, thumbnail, fingerprint, opened, after, heic } = await shrinkPicture(original);
    try {
      if (heic && !(await serverOpensHeic())) {
        await store.change([id], (item) => refused(item, { code: "picture_heic" }), null);
      } else
        await store.change(
          [id],
          (item) => preparedOrTooLarge(item, { after, thumbnail, fingerprint, unopened: !opened && !heic }),
          picture === original ? undefined : picture,
        );
    } catch (error) {
      if (!isQuotaExceeded(error)) throw error;
      await store.change([id], (item) =>
        preparedOrTooLarge(item, { after: original.size, thumbnail: null, fingerprint: null, unopened: false }),
      );
    }
  }
  await queue.refresh();
}

const preparedOrTooLarge = (item: UploadItem, result: Preparation): UploadItem =>
  result.after > pictureLimits.bytes
    ? refused({ ...item, thumbnail: result.thumbnail }, { code: "picture_too_large" })
    : prepared(item, result);
