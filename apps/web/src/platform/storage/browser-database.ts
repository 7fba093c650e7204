import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from "idb";

/** Opens a database of this browser. Rejects where the browser denies it; some browsers throw at once instead. */
export const openDatabase = async <Schema extends DBSchema>(
  name: string,
  version: number,
  callbacks: OpenDBCallbacks<Schema>,
): Promise<IDBPDatabase<Schema>> => openDB<Schema>(name, version, callbacks);

type Ask<Schema extends DBSchema> = <Answer>(
  ask: (database: IDBPDatabase<Schema>) => Promise<Answer>,
) => Promise<Answer | undefined>;

/** A database that is opened when it is first asked. Never rejects: if the browser denies access, nothing is stored. */
export function optionalDatabase<Schema extends DBSchema>(open: () => Promise<IDBPDatabase<Schema>>): Ask<Schema> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  return async (ask) => {
    try {
      opened ??= open();
      return await ask(await opened);
    } catch (error) {
      console.info(error);
      return undefined;
    }
  };
}
