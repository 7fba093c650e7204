import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isPhotoId } from "@visiga/system/storage/photo-storage";
import { startS3Service } from "./s3-service.ts";

/** Photo storage that several installations may share, with functions that change it from outside. */
export type PhotoPlace = Awaited<ReturnType<typeof photoFolder>>;

const newIds = (count: number) => Array.from({ length: count }, () => randomUUID()).sort();

export async function photoFolder() {
  const dataDir = await mkdtemp(join(tmpdir(), "visiga-photos-"));
  const media = join(dataDir, "media");
  const staging = join(media, ".staging");
  const emptyFolder = async (path: string, except?: string) => {
    const names = (await readdir(path)).filter((name) => name !== except);
    await Promise.all(names.map((name) => rm(join(path, name), { recursive: true })));
  };
  await mkdir(staging, { recursive: true });
  return {
    environment: { DATA_DIR: dataDir } as Readonly<Record<string, string>>,
    stored: async () => (await readdir(media)).filter(isPhotoId).sort(),
    quarantined: () => readdir(join(media, ".quarantine")),
    /** Stores photos without rows in any database. @returns their sorted ids */
    async addUnknown(count: number) {
      const ids = newIds(count);
      for (const id of ids) {
        await mkdir(join(media, id));
        await writeFile(join(media, id, "320.webp"), "bytes");
      }
      return ids;
    },
    addVariant: (id: string, name: string) => writeFile(join(media, id, name), "bytes"),
    remove: (id: string) => rm(join(media, id), { recursive: true }),
    /** File names of all variants outside the quarantine. */
    async files() {
      const folders = (await readdir(media)).filter(isPhotoId);
      return (await Promise.all(folders.map((id) => readdir(join(media, id))))).flat();
    },
    forgetOwner: () => rm(join(media, ".installation")),
    async empty() {
      await emptyFolder(media, ".staging");
      await emptyFolder(staging);
    },
    close: () => rm(dataDir, { recursive: true }),
  };
}

export async function photoBucket(): Promise<PhotoPlace> {
  const { objects, settings, close } = await startS3Service();
  const unknown = { data: Buffer.from("bytes"), type: "image/webp" };
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings();
  /** The ids at the given position of the object keys. */
  const ids = (part: number) =>
    [...new Set([...objects.keys()].map((key) => key.split("/")[part] ?? "").filter(isPhotoId))].sort();
  return {
    environment: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    stored: async () => ids(1),
    quarantined: async () => ids(2),
    async addUnknown(count) {
      const added = newIds(count);
      for (const id of added) objects.set(`media/${id}/320.webp`, { ...unknown, at: new Date() });
      return added;
    },
    addVariant: async (id, name) => void objects.set(`media/${id}/${name}`, { ...unknown, at: new Date() }),
    async remove(id) {
      for (const key of objects.keys()) if (key.startsWith(`media/${id}/`)) objects.delete(key);
    },
    files: async () => [...objects.keys()].filter((key) => isPhotoId(key.split("/")[1] ?? "")),
    forgetOwner: async () => void objects.delete("media/.installation"),
    empty: async () => objects.clear(),
    close,
  };
}
