import type { S3Settings } from "@visiga/system/config/config";
import { openBucket, type S3Timeouts } from "@visiga/system/storage/bucket";
import type { PictureVariant, VariantKind } from "@visiga/system/storage/picture-variant";
import { isPhotoId } from "@visiga/system/storage/picture-variant";
import pLimit from "p-limit";
import { earlierPhotosOf } from "./earlier-bucket-photos.ts";
import {
  checkedId,
  checkedVariantName,
  type Installation,
  type PhotoStorage,
  type QuarantinedPhoto,
  quarantineName,
} from "./photo-storage.ts";

/** Requests at the same time, when many objects are deleted. */
const concurrency = 8;

/** Key prefix of a photo's variants, below that of an installation or of its quarantine. */
const photoIn = (place: string, photoId: string): string => `${place}${checkedId(photoId)}/`;

/** Photos in a bucket below `media/`. */
export async function openS3Storage(
  settings: S3Settings,
  installation: Installation,
  timeouts?: S3Timeouts,
): Promise<PhotoStorage> {
  const bucket = await openBucket(settings, timeouts);
  const prefix = `media/${checkedId(installation.id)}/`;
  const quarantine = `${prefix}${quarantineName}/`;
  const readyKey = `${prefix}.ready`;
  const variantKey = (photoId: string, variant: VariantKind) => photoIn(prefix, photoId) + checkedVariantName(variant);
  const earlier = earlierPhotosOf(bucket, prefix, installation);

  const keysIn = async (place: string) => (await bucket.list(place)).map(({ key }) => key);

  async function removeAll(place: string): Promise<void> {
    const limit = pLimit(concurrency);
    await Promise.all((await keysIn(place)).map((key) => limit(() => bucket.remove(key))));
  }

  /** Copies everything before deleting, so that an interrupted move can be repeated. @param present keys that stay */
  async function move(photoId: string, from: string, to: string, present: readonly string[] = []): Promise<void> {
    for (const key of await keysIn(photoIn(from, photoId))) {
      const target = to + key.slice(from.length);
      if (!present.includes(target)) await bucket.copy(key, target);
    }
    await removeAll(photoIn(from, photoId));
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
    place: `${prefix} of the bucket ${bucket.name}`,
    async remove(photoId) {
      await removeAll(photoIn(prefix, photoId));
      await earlier.remove(photoId);
    },
    async quarantine(photoId) {
      await move(photoId, prefix, quarantine);
      await earlier.remove(photoId);
    },
    bringBack: async (photoId) => move(photoId, quarantine, prefix, await keysIn(photoIn(prefix, photoId))),
    deleteQuarantined: async (photoId) => removeAll(photoIn(quarantine, photoId)),
    quarantined: () => photosIn(quarantine),
    removeAll: () => removeAll(prefix),
    others: () => earlier.others(),
    earlier,
    async put(photoId, variants) {
      // An address is never reused, so an existing object must not be replaced.
      if (!(await createVariants(photoId, variants))) throw new Error(`Photo ${photoId} is stored already`);
    },
    add: async (photoId, variants) => void (await createVariants(photoId, variants)),
    open: async (photoId, variant) =>
      (await bucket.open(variantKey(photoId, variant))) ?? earlier.open(photoId, checkedVariantName(variant)),
    list: async (before) => (await photosIn(prefix, before)).map(({ photoId }) => photoId),
    // `put` writes in place: an incomplete photo has no row, and the sweep removes it.
    removeLeftovers: async () => {},
    // `create` writes under the same condition as `put`. A replica may have written the object at the same moment.
    async ping() {
      await bucket.remove(readyKey);
      await create(readyKey, "ready");
    },
  };
}
