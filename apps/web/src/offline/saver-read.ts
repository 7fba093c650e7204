import { cookie } from "./cookie.ts";

/** Has an entry if the last page was in data saver, for browsers without the Cookie Store API in workers. */
const saverCache = "saver-1";
const key = "/saver";

declare const navigator: { readonly connection?: { readonly saveData?: boolean } };

const isSaverPage = ({ headers }: Response): boolean => headers.get("save-data") === "on";

/** Whether data saver is on: by the visitor's choice, else the browser's setting, else as on the last page. */
export async function savesData(): Promise<boolean> {
  const chosen = await cookie("saver");
  if (chosen) return chosen === "on";
  return navigator.connection?.saveData || (await (await caches.open(saverCache)).match(key)) !== undefined;
}

/** Stores whether a page from the network is in data saver. */
export async function rememberSaver(page: Response): Promise<void> {
  const cache = await caches.open(saverCache);
  await (isSaverPage(page) ? cache.put(key, new Response()) : cache.delete(key));
}
