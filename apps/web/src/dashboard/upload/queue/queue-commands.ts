import type { EntryCreate } from "@visiga/contracts/entry-requests";
import { addFiles } from "./add-files.ts";
import { canRetry, retried, started, type UploadItem } from "./upload-item.ts";
import type { UploadQueue } from "./upload-queue.ts";

export async function addPictures(queue: UploadQueue, files: readonly File[], form?: "news"): Promise<void> {
  // Requested only when there is data to lose. Without the permission, the browser may evict the queue.
  void navigator.storage?.persist?.().catch(() => false);
  const missed = await addFiles(queue.store, queue.userId, files, form);
  await queue.refresh();
  queue.setOverQuota(missed);
}

/** Starts pictures with their fields. Those of an album name the item of their news. */
export async function startBatch(
  queue: UploadQueue,
  fields: ReadonlyMap<string, EntryCreate>,
  news?: string,
): Promise<void> {
  await queue.store.change([...fields.keys()], (item) =>
    started(item, fields.get(item.id) as EntryCreate, item.id === news ? undefined : news),
  );
  await setPaused(queue, false);
}

export async function setPaused(queue: UploadQueue, paused: boolean): Promise<void> {
  await queue.store.saveBatch(queue.userId, { paused });
  await queue.refresh();
  queue.tryNow();
}

export async function retryFailed(queue: UploadQueue, id?: string): Promise<void> {
  const { items } = queue.state();
  const failed = items.filter((item) => canRetry(item) && (id === undefined || item.id === id)).map((item) => item.id);
  await queue.store.change(failed, retried);
  await queue.refresh();
  queue.tryNow();
}

export async function removeItem(queue: UploadQueue, item: UploadItem): Promise<() => Promise<void>> {
  const { store } = queue;
  const picture = await store.picture(item.id);
  await store.remove([item.id]);
  await queue.refresh();
  return async () => {
    await store.add([[item, picture ?? null]]);
    await queue.refresh();
  };
}

export async function removeItems(queue: UploadQueue, matches: (item: UploadItem) => boolean): Promise<void> {
  const { items } = queue.state();
  await queue.store.remove(items.filter(matches).map(({ id }) => id));
  await queue.refresh();
}
