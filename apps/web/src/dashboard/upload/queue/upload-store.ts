import type { DBSchema, IDBPTransaction } from "idb";
import { openDatabase } from "#platform/storage/browser-database.ts";
import type { BatchValues } from "./batch-values.ts";
import type { UploadItem } from "./upload-item.ts";

export interface StoredBatch {
  readonly paused: boolean;
  /** Form values for pictures whose batch is not started yet. */
  readonly values: BatchValues | null;
}

/** An item with its picture; null for one that was refused. */
export type AddedItem = readonly [UploadItem, Blob | null];

const emptyBatch: StoredBatch = { paused: false, values: null };

interface UploadDatabase extends DBSchema {
  items: { key: string; value: UploadItem; indexes: { account: string } };
  /** Bytes to send by item id; deleted after the server’s response. */
  pictures: { key: string; value: Blob };
  /** One per user; the key is the user's id. */
  batches: { key: string; value: StoredBatch };
}

export const isQuotaExceeded = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "QuotaExceededError";

/** The channel on which the tabs of a user tell each other of changes. */
export const queueChannel = (userId: string): string => `uploads-${userId}`;

const storeNames = ["items", "pictures", "batches"] as const;
type Stores = IDBPTransaction<UploadDatabase, typeof storeNames, "readwrite">;

/** The queue in IndexedDB, shared by all tabs. */
export class UploadStore {
  readonly #database = openDatabase<UploadDatabase>("uploads", 1, {
    upgrade(database) {
      database.createObjectStore("items", { keyPath: "id" }).createIndex("account", "account");
      database.createObjectStore("pictures");
      database.createObjectStore("batches");
    },
  });

  constructor() {
    this.#database.catch(() => {});
  }

  async all(userId: string): Promise<[UploadItem[], StoredBatch]> {
    const database = await this.#database;
    const [items, batch] = await Promise.all([
      database.getAllFromIndex("items", "account", userId),
      database.get("batches", userId),
    ]);
    return [items.sort((a, b) => a.place - b.place), batch ?? emptyBatch];
  }

  async picture(id: string): Promise<Blob | undefined> {
    return (await this.#database).get("pictures", id);
  }

  /** Stores items with their pictures. @throws an error for which `isQuotaExceeded` is true; then nothing is stored */
  async add(added: readonly AddedItem[]): Promise<void> {
    await this.#write((stores) =>
      added.flatMap(([item, picture]) => [
        stores.objectStore("items").put(item),
        picture && stores.objectStore("pictures").put(picture, item.id),
      ]),
    );
  }

  /** Edits items except those removed meanwhile. A given picture replaces the stored one; null deletes it. */
  async change(ids: readonly string[], edit: (item: UploadItem) => UploadItem, picture?: Blob | null): Promise<void> {
    await this.#write((stores) =>
      ids.map(async (id) => {
        const item = await stores.objectStore("items").get(id);
        if (!item) return;
        await stores.objectStore("items").put(edit(item));
        if (picture === null) await stores.objectStore("pictures").delete(id);
        else if (picture) await stores.objectStore("pictures").put(picture, id);
      }),
    );
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.#write((stores) =>
      ids.flatMap((id) => [stores.objectStore("items").delete(id), stores.objectStore("pictures").delete(id)]),
    );
  }

  async forget(userId: string): Promise<void> {
    const [items] = await this.all(userId);
    await this.remove(items.map(({ id }) => id));
    await (await this.#database).delete("batches", userId);
  }

  async saveBatch(userId: string, change: Partial<StoredBatch>): Promise<void> {
    await this.#write((stores) => {
      const batches = stores.objectStore("batches");
      return [batches.get(userId).then((stored) => batches.put({ ...(stored ?? emptyBatch), ...change }, userId))];
    });
  }

  /** Runs writes in one transaction. A failed write reports only the abort; the transaction has the cause. */
  async #write(begin: (stores: Stores) => readonly unknown[]): Promise<void> {
    const transaction = (await this.#database).transaction(storeNames, "readwrite");
    try {
      await Promise.all([...begin(transaction), transaction.done]);
    } catch (error) {
      throw transaction.error ?? error;
    }
  }
}
