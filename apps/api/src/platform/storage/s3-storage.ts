import { text } from "node:stream/consumers";
import type { S3Settings } from "@visiga/system/config/config";
import { openBucket, type S3Timeouts } from "@visiga/system/storage/bucket";
import {
  checkedId,
  checkedVariantName,
  guestsName,
  isPhotoId,
  ownerName,
  type PhotoStorage,
  type QuarantinedPhoto,
  quarantineName,
  restoringName,
} from "@visiga/system/storage/photo-storage";
import type { PictureVariant, VariantKind } from "@visiga/system/storage/picture-variant";

const prefix = "media/";
const quarantine = `${prefix}${quarantineName}/`;
const guests = `${prefix}${guestsName}/`;
const ownerKey = `${prefix}${ownerName}`;
const readyKey = `${prefix}.ready`;
const restoringKey = `${prefix}${restoringName}`;
/** Key prefix of a photo's variants, below `prefix` or `quarantine`. */
const photoIn = (place: string, photoId: string): string => `${place}${checkedId(photoId)}/`;
const variantKey = (photoId: string, variant: VariantKind): string =>
  photoIn(prefix, photoId) + checkedVariantName(variant);
const guestKey = (installation: string): string => guests + checkedId(installation);

export async function openS3Storage(settings: S3Settings, timeouts?: S3Timeouts): Promise<PhotoStorage> {
  const bucket = await openBucket(settings, timeouts);

  const keysIn = async (place: string) => (await bucket.list(place)).map(({ key }) => key);

  async function removeAll(place: string): Promise<void> {
    for (const key of await keysIn(place)) await bucket.remove(key);
  }

  /** Copies everything before deleting, so that an interrupted move can be repeated. @param present keys that stay */
  async function move(photoId: string, from: string, to: string, present: readonly string[] = []): Promise<void> {
    for (const key of await keysIn(photoIn(from, photoId))) {
      const target = to + key.slice(from.length);
      if (!present.includes(target)) await bucket.copy(key, target);
    }
    await removeAll(photoIn(from, photoId));
  }

  async function read(Key: string): Promise<string | null> {
    const opened = await bucket.open(Key);
    return opened && text(opened.stream);
  }

  /** Writes an object unless it exists. @returns whether it did not */
  async function create(Key: string, Body: Buffer | string, ContentType?: string): Promise<boolean> {
    try {
      await bucket.put(Key, Body, { ContentType, IfNoneMatch: "*" });
      return true;
    } catch (error) {
      if ((error as { name?: string }).name !== "PreconditionFailed") throw error;
      return false;
    }
  }

  /** @returns whether none of them existed */
  async function createVariants(photoId: string, variants: readonly PictureVariant[]): Promise<boolean> {
    const objects = variants.map((variant) => ({ ...variant, at: variantKey(photoId, variant) }));
    const outcomes = await Promise.allSettled(
      objects.map(({ at, data, format }) => create(at, data, `image/${format}`)),
    );
    const failed = outcomes.find((outcome) => outcome.status === "rejected");
    if (failed) throw failed.reason;
    return outcomes.every((outcome) => outcome.status === "fulfilled" && outcome.value);
  }

  /** The photos of a place, each once, with when one of its variants was stored before the given time. */
  async function photosIn(place: string, before: Date | null = null): Promise<QuarantinedPhoto[]> {
    const photos = new Map<string, Date>();
    for (const { key, changed } of await bucket.list(place)) {
      const photoId = key.slice(place.length).split("/")[0] ?? "";
      const counts = isPhotoId(photoId) && (before === null || changed < before);
      if (counts && !photos.has(photoId)) photos.set(photoId, changed);
    }
    return [...photos].map(([photoId, since]) => ({ photoId, since }));
  }

  return {
    place: `the bucket ${bucket.name}`,
    shareable: true,
    remove: async (photoId) => removeAll(photoIn(prefix, photoId)),
    quarantine: (photoId) => move(photoId, prefix, quarantine),
    bringBack: async (photoId) => move(photoId, quarantine, prefix, await keysIn(photoIn(prefix, photoId))),
    deleteQuarantined: async (photoId) => removeAll(photoIn(quarantine, photoId)),
    quarantined: () => photosIn(quarantine),
    owner: async () => (await read(ownerKey))?.trim() ?? null,
    guests: async () => (await keysIn(guests)).map((key) => key.slice(guests.length)),
    addGuest: async (installation) => void (await bucket.put(guestKey(installation), installation)),
    async claim(installation) {
      await bucket.remove(guestKey(installation));
      await create(ownerKey, `${installation}\n`);
    },
    async takeOver(installation) {
      await bucket.put(ownerKey, `${checkedId(installation)}\n`);
      await removeAll(guests);
    },
    restoring: async () => (await read(restoringKey))?.split("\n") ?? [],
    async noteRestoring(installations) {
      const ids = installations.map(checkedId).join("\n");
      await (ids ? bucket.put(restoringKey, ids) : bucket.remove(restoringKey));
    },
    async put(photoId, variants) {
      // An address is never reused, so an existing object must not be replaced.
      if (!(await createVariants(photoId, variants))) throw new Error(`Photo ${photoId} is stored already`);
    },
    add: async (photoId, variants) => void (await createVariants(photoId, variants)),
    open: async (photoId, variant) => bucket.open(variantKey(photoId, variant)),
    list: async (before) => (await photosIn(prefix, before)).map(({ photoId }) => photoId),
    // `put` writes in place: an incomplete photo has no row, and the sweep removes it.
    removeLeftovers: async () => {},
    // With the condition that a photo is stored with. A replica may have written the object at the same moment.
    async ping() {
      await bucket.remove(readyKey);
      await create(readyKey, "ready");
    },
  };
}
