import { preparePicture } from "#dashboard/shared/photos/prepare-picture.ts";
import { type Preparation, prepared, refused } from "./upload-item.ts";
import type { UploadQueue } from "./upload-queue.ts";
import { isQuotaExceeded, type UploadStore } from "./upload-store.ts";

type ServerOpensHeic = () => Promise<boolean>;

/** Prepares added pictures one after another until `signal` is aborted. */
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
  const { picture, issue, ...seen } = await preparePicture(original, serverOpensHeic);
  const { thumbnail } = seen;
  if (issue) return store.change([id], (item) => refused({ ...item, thumbnail }, { code: issue }), null);
  const save = (result: Preparation, replacement?: Blob) =>
    store.change([id], (item) => prepared(item, result), replacement);
  try {
    await save(seen, picture === original ? undefined : picture);
  } catch (error) {
    if (!isQuotaExceeded(error)) throw error;
    await save({ thumbnail: null, fingerprint: null, unopened: false });
  }
}
