import { text } from "node:stream/consumers";
import type { Bucket } from "@visiga/system/storage/bucket";
import { isPhotoId, variantNamed } from "@visiga/system/storage/picture-variant";
import pLimit from "p-limit";
import {
  checkedId,
  type EarlierPhotos,
  earlierGuests,
  earlierNames,
  earlierOwner,
  type Installation,
  quarantineName,
} from "./photo-storage.ts";

const media = "media/";
const concurrency = 8;

/** Milliseconds after which no replica of an earlier release reads the photos any more. */
const rollout = 24 * 3600 * 1000;

/** The photo of an object that an earlier release has written; null for any other object. */
function photoOf(key: string): { readonly photoId: string; readonly variant: string } | null {
  const path = key.slice(media.length).split("/");
  const [photoId = "", variant = "", more] = path[0] === quarantineName ? path.slice(1) : path;
  return more === undefined && isPhotoId(photoId) && variantNamed(variant) ? { photoId, variant } : null;
}

/** Photos of earlier releases in `media/`. @param prefix of the objects of the installation */
export function earlierPhotosOf(bucket: Bucket, prefix: string, { id, site }: Installation) {
  const keyOf = (photoId: string): string => `${media}${checkedId(photoId)}/`;
  const limit = pLimit(concurrency);

  const photos: EarlierPhotos = {
    async list() {
      const found = (await bucket.list(media)).flatMap(({ key }) => photoOf(key)?.photoId ?? []);
      return [...new Set(found)];
    },
    async areOwn() {
      const owner = await bucket.open(media + earlierOwner);
      const guests = await bucket.list(`${media}${earlierGuests}/`);
      return owner !== null && (await text(owner.stream)).trim() === site && guests.length === 0;
    },
    async takeIn(photoIds) {
      const wanted = new Set(photoIds);
      const changed = new Map((await bucket.list(media)).map((object) => [object.key, object.changed]));
      const before = Date.now() - rollout;
      const takeIn = async (key: string) => {
        const { photoId, variant } = photoOf(key) ?? {};
        if (photoId === undefined || !wanted.has(photoId)) return;
        const [to, hidden] = [prefix, `${prefix}${quarantineName}/`].map((place) => `${place}${photoId}/${variant}`);
        const taken = changed.get(String(to)) ?? changed.get(String(hidden));
        if (taken === undefined) await bucket.copy(key, String(to));
        else if (taken.getTime() <= before) await bucket.remove(key);
      };
      await Promise.all([...changed.keys()].map((key) => limit(() => takeIn(key))));
    },
    async forget() {
      for (const name of earlierNames) for (const { key } of await bucket.list(media + name)) await bucket.remove(key);
    },
  };
  return {
    ...photos,
    open: (photoId: string, variant: string) => bucket.open(keyOf(photoId) + variant),
    async remove(photoId: string) {
      for (const { key } of await bucket.list(keyOf(photoId))) await bucket.remove(key);
    },
    async others() {
      const found = (await bucket.list(media)).filter(({ key }) => photoOf(key) === null);
      const ids = new Set(found.map(({ key }) => key.slice(media.length).split("/")[0] ?? ""));
      return [...ids].filter((each) => isPhotoId(each) && each !== id);
    },
  };
}
