import type { DBSchema } from "idb";
import { openDatabase, optionalDatabase } from "#platform/storage/browser-database.ts";

/** The page /joining for each language and level, as the server draws it, with its style. */
export interface JoiningPages {
  /** When the server sent them: ISO, UTC. */
  readonly at: string;
  readonly style: string;
  /** HTML of their articles, by `pageKey`. */
  readonly articles: Readonly<Record<string, string>>;
}

interface LettersSchema extends DBSchema {
  pages: { key: "joining"; value: JoiningPages };
}

/** If the browser denies access, letters need the network. */
const inLetters = optionalDatabase(() =>
  openDatabase<LettersSchema>("letters", 1, { upgrade: (fresh) => void fresh.createObjectStore("pages") }),
);

/** What this device has stored; null if nothing. */
export const storedJoiningPages = async (): Promise<JoiningPages | null> =>
  (await inLetters((database) => database.get("pages", "joining"))) ?? null;

export const storeJoiningPages = (pages: JoiningPages): Promise<unknown> =>
  inLetters((database) => database.put("pages", pages, "joining"));

export const forgetJoiningPages = (): Promise<unknown> => inLetters((database) => database.delete("pages", "joining"));
