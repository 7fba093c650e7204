import { buffer } from "node:stream/consumers";
import { type Photo, type PictureFormat, photoWeight, pictureWidths } from "@visiga/contracts/entries";
import { jpegWidth } from "@visiga/contracts/picture-size";
import { runIfUnlocked } from "@visiga/system/database/advisory-locks";
import {
  type PictureVariant,
  type SocialImageKind,
  type VariantKind,
  variantName,
  type WidthKind,
} from "@visiga/system/storage/picture-variant";
import { type EntityManager, IsNull, LessThanOrEqual, Not, Raw } from "typeorm";
import type { Platform } from "#platform/platform.ts";
import { listedVariants } from "#platform/storage/photo-record.ts";
import { PhotoEntity } from "./photo.entity.ts";

/** Milliseconds. While photos are waiting, pages are updated with new variants at most this often. */
const publishingInterval = 60_000;

const retryDelay = 24 * 3600 * 1000;

/** Photos of an earlier release, also of one that stores photos in the same database during an update of replicas. */
const withoutJpeg = { variantsDue: IsNull(), jpeg: Raw((column) => `${column} = '[]'`) };

/** The missing variants of a photo: social images, which are quick and urgent, or widths. */
interface Task {
  readonly photo: PhotoEntity;
  readonly kinds: readonly VariantKind[];
  readonly urgent: boolean;
}

/**
 * Makes missing variants of photos one at a time, newest photo first, in one of the processes that share a database.
 * Social images of entries with their own page come first, because news is shared soon after it is added. Due work is
 * stored in the database, so a stop or crash loses nothing.
 */
export class PhotoVariants {
  constructor(private readonly deps: Platform) {}

  /** Makes all due variants, unless another process does or storage is nearly full. Failures are retried. */
  async makeDue(signal: AbortSignal): Promise<void> {
    if ((await this.#next()) === null || !(await this.deps.hasFreeSpace())) return;
    await runIfUnlocked(this.deps.database, "variants", () => this.#makeAll(signal));
  }

  countDue(): Promise<number> {
    return this.deps.database.manager.countBy(PhotoEntity, [{ variantsDue: Not(IsNull()) }, withoutJpeg]);
  }

  async #makeAll(signal: AbortSignal): Promise<void> {
    let published = performance.now();
    let unpublished = 0;
    const publish = async () => {
      if (unpublished > 0) await this.deps.contentVersion.change(async () => {});
      unpublished = 0;
      published = performance.now();
    };
    let urgent = false;
    try {
      for (let task = await this.#next(); task && !signal.aborted; task = await this.#next()) {
        if (urgent && !task.urgent) await publish();
        urgent = task.urgent;
        if (await this.#complete(task, signal)) unpublished += 1;
        if (performance.now() - published >= publishingInterval) await publish();
      }
    } finally {
      await publish();
    }
  }

  async #next(): Promise<Task | null> {
    const { clock, database } = this.deps;
    const { manager } = database;
    const id = await photoWithDueSocialImage(manager, clock());
    const unshared = id === null ? null : await manager.findOneBy(PhotoEntity, { id });
    if (unshared) return { photo: unshared, kinds: await dueSocialImages(manager, unshared.id), urgent: true };
    const photo = await manager.findOne(PhotoEntity, {
      where: [{ variantsDue: LessThanOrEqual(clock()) }, withoutJpeg],
      order: { variantsDue: { direction: "DESC", nulls: "LAST" }, id: "ASC" },
    });
    return photo && { photo, kinds: missingVariants(photo), urgent: false };
  }

  async #complete(task: Task, signal: AbortSignal): Promise<boolean> {
    const { photo, kinds, urgent } = task;
    const { database, storage, encodeVariants } = this.deps;
    if (kinds.length === 0) {
      // An urgent task is empty if a concurrent edit changed which social images are missing.
      if (!urgent) await database.manager.update(PhotoEntity, photo.id, { variantsDue: null });
      return false;
    }
    const original = await storage.open(photo.id, { format: "webp", width: largestWidth(photo) });
    if (original === null) return this.#postpone(photo, "its largest copy is missing");
    const picture = await buffer(original.stream);
    let variants: readonly PictureVariant[];
    try {
      variants = await encodeVariants({ picture, kinds }, signal);
    } catch (error) {
      return signal.aborted ? false : this.#postpone(photo, error);
    }
    return this.#store(task, variants);
  }

  /** Stores the variants unless the photo was deleted. A concurrent deletion waits, then removes them. */
  async #store({ photo, urgent }: Task, variants: readonly PictureVariant[]): Promise<boolean> {
    const { database, storage } = this.deps;
    return database.transaction(async (manager) => {
      const lock = { mode: "for_no_key_update" } as const;
      if ((await manager.findOne(PhotoEntity, { where: { id: photo.id }, lock })) === null) return false;
      await storage.add(photo.id, variants);
      for (const variant of variants) if ("focal" in variant) await recordSocialImage(manager, photo.id, variant);
      if (urgent) return true;
      const listed = withVariants(photo, variants);
      await manager.update(PhotoEntity, photo.id, { ...listed, variantsDue: null });
      // Rows are locked in the same order as by other changes, to prevent deadlocks.
      await manager.query(
        "UPDATE file SET weight = $2 WHERE id IN (SELECT id FROM file WHERE photo_id = $1 ORDER BY id FOR UPDATE)",
        [photo.id, photoWeight(listed)],
      );
      return true;
    });
  }

  async #postpone({ id }: PhotoEntity, reason: unknown): Promise<false> {
    const { database, clock, tellOperator } = this.deps;
    const variantsDue = new Date(clock().getTime() + retryDelay);
    await database.manager.update(PhotoEntity, id, { variantsDue });
    tellOperator(`The smaller copies of photo ${id} could not be made. The server tries again tomorrow: ${reason}`);
    return false;
  }
}

type Variants = Pick<Photo, "sources" | "avif" | "jpeg">;

function withVariants(photo: Variants, made: readonly PictureVariant[]): Variants {
  const { sources, avif, jpeg } = listedVariants(made);
  const joined = (present: Photo["sources"], added: Photo["sources"]) =>
    [...present, ...added].sort((one, other) => one.width - other.width);
  return {
    sources: joined(photo.sources, sources),
    avif: joined(photo.avif, avif),
    jpeg: joined(photo.jpeg, jpeg),
  };
}

/** The variants that a photo lacks: all widths up to its largest variant as WebP and AVIF, and its JPEG. */
function missingVariants({ sources, avif, jpeg }: Variants): WidthKind[] {
  const largest = largestWidth({ sources });
  const widths = pictureWidths.filter((width) => width < largest);
  const lacking = (format: PictureFormat, present: Photo["sources"]) =>
    [...widths, largest]
      .filter((width) => !present.some((variant) => variant.width === width))
      .map((width) => ({ format, width }));
  const plain = jpeg.length === 0 ? [{ format: "jpeg", width: jpegWidth(largest) } as const] : [];
  return [...lacking("webp", sources), ...lacking("avif", avif), ...plain];
}

/** Width in pixels of the largest WebP variant, the source of all other variants. */
function largestWidth({ sources }: Pick<Photo, "sources">): number {
  const largest = sources.at(-1)?.width;
  if (largest === undefined) throw new RangeError("A photo without variants");
  return largest;
}

/** The photo of the newest entry whose social image is missing, without those that wait for a retry. */
async function photoWithDueSocialImage(manager: EntityManager, now: Date): Promise<string | null> {
  const [row] = await manager.query<{ id: string }[]>(
    `SELECT photo.id FROM file JOIN photo ON photo.id = file.photo_id
     WHERE file.social_image_due AND (photo.variants_due IS NULL OR photo.variants_due <= $1)
     ORDER BY file.created_at DESC LIMIT 1`,
    [now],
  );
  return row?.id ?? null;
}

async function dueSocialImages(manager: EntityManager, photoId: string): Promise<SocialImageKind[]> {
  const query = "SELECT DISTINCT focal_x AS x, focal_y AS y FROM file WHERE photo_id = $1 AND social_image_due";
  const rows = await manager.query<{ x: number; y: number }[]>(query, [photoId]);
  return rows.map((focal) => ({ format: "jpeg", focal }));
}

async function recordSocialImage(manager: EntityManager, photoId: string, kind: SocialImageKind): Promise<void> {
  const { x, y } = kind.focal;
  await manager.query(
    // Rows are locked in the same order as by other changes, to prevent deadlocks.
    `UPDATE file SET social_image = $4 WHERE id IN
       (SELECT id FROM file WHERE photo_id = $1 AND focal_x = $2 AND focal_y = $3 ORDER BY id FOR UPDATE)`,
    [photoId, x, y, `${photoId}/${variantName(kind)}`],
  );
}
