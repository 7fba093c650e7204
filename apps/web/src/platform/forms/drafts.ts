import { type DBSchema, type IDBPDatabase, openDB } from "idb";

/** What somebody typed into a form and has not saved. */
interface Draft {
  readonly values: object;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
}

interface DraftsSchema extends DBSchema {
  drafts: { key: string; value: Draft };
}

type Drafts = IDBPDatabase<DraftsSchema>;

/** A form that nobody came back to in so many days is forgotten. */
const draftDays = 30;

let opened: Promise<Drafts | null> | undefined;

/** Null where the browser refuses to keep anything: forms then work without. */
function drafts(): Promise<Drafts | null> {
  opened ??= open().catch((error: unknown) => {
    console.info(error);
    return null;
  });
  return opened;
}

async function open(): Promise<Drafts> {
  const database = await openDB<DraftsSchema>("drafts", 1, {
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

/** Names a form’s draft: whose it is, then the form and the record. */
export const draftKey = (userId: string, form: string): string => `${userId}/${form}`;

async function inDrafts<Answer>(ask: (database: Drafts) => Promise<Answer>): Promise<Answer | undefined> {
  try {
    const database = await drafts();
    return database ? await ask(database) : undefined;
  } catch (error) {
    console.info(error);
    return undefined;
  }
}

/** What was typed and not saved; undefined where nothing was kept. Never fails. */
export const readDraft = async (key: string): Promise<object | undefined> =>
  (await inDrafts((database) => database.get("drafts", key)))?.values;

/** Keeps what is typed on this device. Never a password or a token. Never fails. */
export const storeDraft = (key: string, values: object): Promise<unknown> =>
  inDrafts((database) => database.put("drafts", { values, keptAt: Date.now() }, key));

export const dropDraft = (key: string): Promise<unknown> => inDrafts((database) => database.delete("drafts", key));
