import { ageOf, day, pagesCache } from "./cached-copy.ts";
import { itemOf } from "./page-key.ts";

export const picturesCache = "pictures-1";

export async function deleteCachedPage(url: URL): Promise<void> {
  const key = itemOf(url)?.key;
  if (key) await forgetPagesNaming(key);
}

export async function deleteCachedPicture({ pathname }: URL): Promise<void> {
  const [photo] = photosIn(pathname);
  if (photo) await forgetPagesNaming(photo);
}

/** Deletes the cached pages with a mark in their address or HTML, and their pictures. */
async function forgetPagesNaming(mark: string): Promise<void> {
  const cache = await caches.open(pagesCache);
  const photos = new Set<string>();
  for (const key of await cache.keys()) {
    const html = (await (await cache.match(key))?.text()) ?? "";
    if (!key.url.includes(mark) && !html.includes(mark)) continue;
    await cache.delete(key);
    for (const photo of photosIn(html)) photos.add(photo);
  }
  const pictures = await caches.open(picturesCache);
  for (const key of await pictures.keys()) {
    if (photosIn(key.url).some((photo) => photos.has(photo))) await pictures.delete(key);
  }
}

const photosIn = (text: string): string[] =>
  [...text.matchAll(/\/media\/([\da-f-]{36})\//g)].map(([, photo = ""]) => photo);

/** Whether it is a picture of people, which only the visitor's device may cache, and more than a day old, or undated. */
export const isOutdatedPicture = ({ headers }: Response): boolean =>
  /\bprivate\b/.test(headers.get("cache-control") ?? "") && !(ageOf(headers.get("date")) <= day);

export async function deleteOutdatedPictures(): Promise<void> {
  const cache = await caches.open(picturesCache);
  for (const key of await cache.keys()) {
    const cached = await cache.match(key);
    if (cached && isOutdatedPicture(cached)) await cache.delete(key);
  }
}
