import { typeIssue } from "#dashboard/shared/photos/picture-issue.ts";
import { added, isStored, isUnderWay, refused } from "./upload-item.ts";
import { type AddedItem, isQuotaExceeded, type UploadStore } from "./upload-store.ts";

/**
 * Appends files to a user’s queue, and marks those that are not pictures as rejected. Clears a finished batch first. All
 * are stored or none, so that nobody has to look for the rest; only where they exceed the storage quota, as many as fit.
 * @returns how many were not stored
 */
export async function addFiles(
  store: UploadStore,
  userId: string,
  files: readonly File[],
  form?: "news",
): Promise<number> {
  const [items] = await store.all(userId);
  if (!items.some(isUnderWay)) await store.remove(items.filter(isStored).map(({ id }) => id));
  const first = Math.max(Date.now(), ...items.map(({ place }) => place + 1));
  const toAdd = await Promise.all(
    files.map(async (file, index): Promise<AddedItem> => {
      const item = added({
        id: crypto.randomUUID(),
        account: userId,
        place: first + index,
        fileName: file.name,
        ...(form && { form }),
      });
      const code = await typeIssue(file).catch(() => "picture_unreadable" as const);
      return code ? [refused(item, { code }), null] : [item, file];
    }),
  );
  const fits = (some: readonly AddedItem[]) =>
    store.add(some).then(
      () => true,
      (error) => {
        if (isQuotaExceeded(error)) return false;
        throw error;
      },
    );
  if (await fits(toAdd)) return 0;
  let missed = 0;
  for (const each of toAdd) if (!(await fits([each]))) missed += 1;
  return missed;
}
