import type { DBSchema, IDBPDatabase } from "idb";
import { openDatabase, optionalDatabase } from "#platform/storage/browser-database.ts";

interface DraftsSchema extends DBSchema {
  /** `keptAt` in milliseconds since 1970. */
  drafts: { key: string; value: { readonly values: object; readonly keptAt: number } };
}

const draftDays = 30;

async function open(): Promise<IDBPDatabase<DraftsSchema>> {
  const database = await openDatabase<DraftsSchema>("drafts", 1, {
    upgrade: (fresh) => void fresh.createObjectStore("drafts"),
  });
  const oldest = Date.now() - draftDays * 24 * 60 * 60 * 1000;
  let cursor = await database.transaction("drafts", "readwrite").store.openCursor();
  while (cursor) {
    if (cursor.value.keptAt < oldest) await cursor.delete();
    cursor = await cursor.continue();
  }
  return database;
}

/** The draft of the form for a new entry. */
export const newEntryDraft = "picture";

export const draftKey = (userId: string, form: string): string => `${userId}/${form}`;

/** If the browser denies access, forms work without drafts. */
const inDrafts = optionalDatabase(open);

/** Values of a stored draft; undefined if there is none. */
export const readDraft = async (key: string): Promise<object | undefined> =>
  (await inDrafts((database) => database.get("drafts", key)))?.values;

/** Stores unsaved values on this device. Callers never pass passwords or tokens. */
export const storeDraft = (key: string, values: object): Promise<unknown> =>
  inDrafts((database) => database.put("drafts", { values, keptAt: Date.now() }, key));

export const deleteDraftsOf = (userId: string): Promise<unknown> =>
  inDrafts((database) =>
    database.delete("drafts", IDBKeyRange.bound(draftKey(userId, ""), draftKey(userId, "\uffff"))),
  );

export const deleteDraft = (key: string): Promise<unknown> => inDrafts((database) => database.delete("drafts", key));
