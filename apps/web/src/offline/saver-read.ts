import { cookie } from "./cookie.ts";

/** For browsers whose workers read no cookies: there while the page shown last was one of data saver. */
const saverCache = "saver-1";
const key = "/saver";

declare const navigator: { readonly connection?: { readonly saveData?: boolean } };

/** Whether an answer is a page of data saver. */
export const isSaverPage = ({ headers }: Response): boolean => headers.get("save-data") === "on";

/** Whether the next page will be one of data saver: by the visitor's choice, else by the browser's, else as the one before. */
export async function savesData(): Promise<boolean> {
  const chosen = await cookie("saver");
  if (chosen) return chosen === "on";
  return navigator.connection?.saveData || (await (await caches.open(saverCache)).match(key)) !== undefined;
}

/** Stores of which kind a page from the network is. */
export async function rememberSaver(page: Response): Promise<void> {
  const cache = await caches.open(saverCache);
  await (isSaverPage(page) ? cache.put(key, new Response()) : cache.delete(key));
}
