import type { Readable } from "node:stream";
import type { S3Settings } from "#platform/config/config.ts";
import type { PictureVariant, VariantKind } from "#platform/pictures/picture-variant.ts";
import {
  checkedId,
  checkedVariantName,
  guestsName,
  isPhotoId,
  ownerName,
  type PhotoStorage,
  quarantineName,
  restoringName,
} from "./photo-storage.ts";
import { openS3Client, type S3Timeouts } from "./s3-client.ts";

const prefix = "media/";
const quarantine = `${prefix}${quarantineName}/`;
const guests = `${prefix}${guestsName}/`;
const readyKey = `${prefix}.ready`;
const ownerKey = `${prefix}${ownerName}`;
const restoringKey = `${prefix}${restoringName}`;
/** Key prefix of a photo's variants, below `prefix` or `quarantine`. */
const photoIn = (place: string, photoId: string): string => `${place}${checkedId(photoId)}/`;
const key = (photoId: string, variant: VariantKind): string => photoIn(prefix, photoId) + checkedVariantName(variant);
const guestKey = (installation: string): string => guests + checkedId(installation);

export async function openS3Storage(settings: S3Settings, timeouts?: S3Timeouts): Promise<PhotoStorage> {
  const { bucket: Bucket } = settings;
  const { s3, client } = await openS3Client(settings, timeouts);

  async function* objects(Prefix: string) {
    for await (const page of s3.paginateListObjectsV2({ client }, { Bucket, Prefix })) yield* page.Contents ?? [];
  }

  async function removeFrom(place: string, photoId: string): Promise<void> {
    for await (const { Key } of objects(photoIn(place, photoId))) {
      await client.send(new s3.DeleteObjectCommand({ Bucket, Key }));
    }
  }

  /** Copies everything before deleting, so that an interrupted move can be repeated. @param present keys that stay */
  async function move(photoId: string, from: string, to: string, present = new Set<string>()): Promise<void> {
    for await (const { Key = "" } of objects(photoIn(from, photoId))) {
      const target = to + Key.slice(from.length);
      const CopySource = encodeURI(`${Bucket}/${Key}`);
      if (!present.has(target)) await client.send(new s3.CopyObjectCommand({ Bucket, CopySource, Key: target }));
    }
    await removeFrom(from, photoId);
  }

  async function read(Key: string): Promise<string | null> {
    try {
      const { Body } = await client.send(new s3.GetObjectCommand({ Bucket, Key }));
      return (await Body?.transformToString()) ?? null;
    } catch (error) {
      if (error instanceof s3.NoSuchKey) return null;
      throw error;
    }
  }

  /** Writes an object unless it exists. @returns whether it did not */
  async function create(Key: string, Body: Buffer | string, ContentType?: string): Promise<boolean> {
    try {
      await client.send(new s3.PutObjectCommand({ Bucket, Key, Body, ContentType, IfNoneMatch: "*" }));
      return true;
    } catch (error) {
      if ((error as { name?: string }).name !== "PreconditionFailed") throw error;
      return false;
    }
  }

  /** @returns whether none of them existed */
  async function createVariants(photoId: string, variants: readonly PictureVariant[]): Promise<boolean> {
    const objects = variants.map((variant) => ({ ...variant, at: key(photoId, variant) }));
    const outcomes = await Promise.allSettled(
      objects.map(({ at, data, format }) => create(at, data, `image/${format}`)),
    );
    const failed = outcomes.find((outcome) => outcome.status === "rejected");
    if (failed) throw failed.reason;
    return outcomes.every((outcome) => outcome.status === "fulfilled" && outcome.value);
  }

  return {
    place: `the bucket ${Bucket}`,
    shareable: true,
    remove: (photoId) => removeFrom(prefix, photoId),
    quarantine: (photoId) => move(photoId, prefix, quarantine),
    async bringBack(photoId) {
      const present = new Set<string>();
      for await (const { Key = "" } of objects(photoIn(prefix, photoId))) present.add(Key);
      await move(photoId, quarantine, prefix, present);
    },
    deleteQuarantined: (photoId) => removeFrom(quarantine, photoId),
    async *quarantined() {
      let last = "";
      for await (const { Key = "", LastModified = new Date() } of objects(quarantine)) {
        const photoId = Key.slice(quarantine.length).split("/")[0] ?? "";
        if (photoId === last || !isPhotoId(photoId)) continue;
        last = photoId;
        yield { photoId, since: LastModified };
      }
    },
    owner: async () => (await read(ownerKey))?.trim() ?? null,
    async guests() {
      const ids: string[] = [];
      for await (const { Key = "" } of objects(guests)) ids.push(Key.slice(guests.length));
      return ids;
    },
    async addGuest(installation) {
      await client.send(new s3.PutObjectCommand({ Bucket, Key: guestKey(installation), Body: installation }));
    },
    async claim(installation) {
      await client.send(new s3.DeleteObjectCommand({ Bucket, Key: guestKey(installation) }));
      await create(ownerKey, `${installation}\n`);
    },
    async takeOver(installation) {
      await client.send(new s3.PutObjectCommand({ Bucket, Key: ownerKey, Body: `${checkedId(installation)}\n` }));
      for await (const { Key } of objects(guests)) await client.send(new s3.DeleteObjectCommand({ Bucket, Key }));
    },
    restoring: async () => (await read(restoringKey))?.split("\n") ?? [],
    async noteRestoring(installations) {
      const Body = installations.map(checkedId).join("\n");
      if (Body) await client.send(new s3.PutObjectCommand({ Bucket, Key: restoringKey, Body }));
      else await client.send(new s3.DeleteObjectCommand({ Bucket, Key: restoringKey }));
    },
    async put(photoId: string, variants: readonly PictureVariant[]) {
      // An address is never reused, so an existing object must not be replaced.
      if (!(await createVariants(photoId, variants))) throw new Error(`Photo ${photoId} is stored already`);
    },
    async add(photoId, variants) {
      await createVariants(photoId, variants);
    },
    async open(photoId, variant) {
      try {
        const { Body, ContentLength } = await client.send(
          new s3.GetObjectCommand({ Bucket, Key: key(photoId, variant) }),
        );
        if (ContentLength === undefined) throw new Error("The storage service does not say how long an object is");
        return { bytes: ContentLength, stream: Body as Readable };
      } catch (error) {
        if (error instanceof s3.NoSuchKey) return null;
        throw error;
      }
    },
    async *list(before) {
      let last = "";
      for await (const { Key = "", LastModified } of objects(prefix)) {
        const id = Key.slice(prefix.length).split("/")[0] ?? "";
        if (id === last || !isPhotoId(id)) continue;
        if (before !== null && LastModified !== undefined && LastModified >= before) continue;
        last = id;
        yield id;
      }
    },
    // `put` writes in place: an incomplete photo has no row, and the sweep removes it.
    removeLeftovers: async () => {},
    async ping() {
      await client.send(new s3.PutObjectCommand({ Bucket, Key: readyKey, Body: "ready" }));
    },
  };
}
