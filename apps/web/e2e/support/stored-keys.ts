import type { Page } from "@playwright/test";

export const storedKeys = (page: Page, database: string, store: string): Promise<string[]> =>
  page.evaluate(
    ([database = "", store = ""]) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const keys = opening.result.transaction(store).objectStore(store).getAllKeys();
          keys.onsuccess = () => resolve(keys.result.map(String));
          opening.result.close();
        };
      }),
    [database, store],
  );
