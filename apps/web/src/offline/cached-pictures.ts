import { day } from "./cached-copy.ts";

export const picturesCache = "pictures-1";

/** Whether it is a picture of people, which only the visitor's device may cache, and more than a day old. */
export const isOutdatedPicture = ({ headers }: Response): boolean =>
  /\bprivate\b/.test(headers.get("cache-control") ?? "") &&
  // A response without a date counts as outdated.
  !(Date.now() - Date.parse(headers.get("date") ?? "") <= day);

export async function deleteOutdatedPictures(): Promise<void> {
  const cache = await caches.open(picturesCache);
  for (const key of await cache.keys()) {
    const cached = await cache.match(key);
    if (cached && isOutdatedPicture(cached)) await cache.delete(key);
  }
}
