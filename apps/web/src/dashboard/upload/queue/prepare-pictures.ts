import { pictureLimits } from "@visiga/contracts/files";
import { shrinkPicture } from "#dashboard/shared/photos/shrink-picture.ts";
import { type Preparation, prepared, refused, type UploadItem } from "./upload-item.ts";
import type { UploadQueue } from "./upload-queue.ts";
import { isQuotaExceeded, type UploadStore } from "./upload-store.ts";

type ServerOpensHeic = () => Promise<boolean>;

/** Shrinks added pictures one after another until `signal` is aborted. */
export async function preparePictures(queue: UploadQueue, signal: AbortSignal, serverOpensHeic: ServerOpensHeic) {
  while (!signal.aborted) {
    const seen = queue.changed.count;
    const item = queue.state().items.find(({ state }) => state === "preparing");
    if (!item) {
      await queue.changed.wait(seen, signal);
      continue;
    }
    await prepare(queue.store, item.id, serverOpensHeic);
    await queue.refresh();
  }
}

async function prepare(store: UploadStore, id: string, serverOpensHeic: ServerOpensHeic): Promise<void> {
  const original = await store.picture(id);
  // Browsers may evict stored data when the device runs out of space.
  if (!original) return store.change([id], (item) => refused(item, { code: "picture_unreadable" }));
  const { picture, thumbnail, fingerprint, opened, heic } = await shrinkPicture(original);
  if (heic && !(await serverOpensHeic()))
    return store.change([id], (item) => refused(item, { code: "picture_heic" }), null);
  const save = (result: Preparation, replacement?: Blob) =>
    store.change([id], (item) => preparedOrTooLarge(item, result), replacement);
  try {
    const result = { after: picture.size, thumbnail, fingerprint, unopened: !opened && !heic };
    await save(result, picture === original ? undefined : picture);
  } catch (error) {
    if (!isQuotaExceeded(error)) throw error;
    await save({ after: original.size, thumbnail: null, fingerprint: null, unopened: false });
  }
}

const preparedOrTooLarge = (item: UploadItem, result: Preparation): UploadItem =>
  result.after > pictureLimits.bytes
    ? refused({ ...item, thumbnail: result.thumbnail }, { code: "picture_too_large" })
    : prepared(item, result);
