import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from "idb";

/** Opens a database of this browser. Rejects where the browser denies it; some browsers throw at once instead. */
export const openDatabase = async <Schema extends DBSchema>(
  name: string,
  version: number,
  callbacks: OpenDBCallbacks<Schema>,
): Promise<IDBPDatabase<Schema>> => openDB<Schema>(name, version, callbacks);
