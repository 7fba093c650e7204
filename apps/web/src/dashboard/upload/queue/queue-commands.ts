import type { EntryCreate } from "@visiga/contracts/entry-requests";
import { typeIssue } from "#dashboard/shared/photos/prepare-picture.ts";
import { added, canRetry, isStored, isUnderWay, refused, retried, started, type UploadItem } from "./upload-item.ts";
import type { UploadQueue } from "./upload-queue.ts";
import { isQuotaExceeded } from "./upload-store.ts";

/** Appends files to the queue and marks those that are not pictures as rejected. Clears a finished batch first. */
export async function addPictures(queue: UploadQueue, files: readonly File[], form?: "news"): Promise<void> {
  const { store, userId } = queue;
  const { items } = queue.state();
  // Requested only when there is data to lose. Without the permission, the browser may evict the queue.
  void navigator.storage?.persist?.().catch(() => false);
  if (!items.some(isUnderWay)) await removeItems(queue, isStored);
  let place = Math.max(Date.now(), ...items.map((item) => item.place + 1));
  let overQuota = 0;
  for (const file of files) {
    const item = added({ id: crypto.randomUUID(), account: userId, place: place++, file, ...(form && { form }) });
    const issue = await typeIssue(file).catch(() => "picture_unreadable" as const);
    try {
      if (issue) await store.add(refused(item, { code: issue }), null);
      else await store.add(item, file);
      await queue.refresh();
    } catch (error) {
      if (!isQuotaExceeded(error)) throw error;
      overQuota += 1;
    }
  }
  queue.setOverQuota(overQuota);
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
    await store.add(item, picture ?? null);
    await queue.refresh();
  };
}

export async function removeItems(queue: UploadQueue, matches: (item: UploadItem) => boolean): Promise<void> {
  const { items } = queue.state();
  await queue.store.remove(items.filter(matches).map(({ id }) => id));
  await queue.refresh();
}
