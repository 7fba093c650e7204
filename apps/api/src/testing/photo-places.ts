import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { isPhotoId } from "@visiga/system/storage/picture-variant";
import { startS3Service } from "@visiga/testing/s3-service";
import type { TestApp } from "./test-app.ts";

interface Place {
  readonly environment: Readonly<Record<string, string>>;
  /** All files below `media`, such as `<installation>/<photo>/320.webp`. */
  paths(): Promise<string[]>;
  write(path: string, content?: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  /** Deletes everything below a folder. */
  remove(folder: string): Promise<void>;
  close(): Promise<void>;
}

/** Where several installations may store photos, with functions that read and change it from outside. */
export type PhotoPlace = ReturnType<typeof photoPlace>;

function photoPlace(place: Place) {
  const idsIn = async (folder: string) => {
    const names = (await place.paths()).flatMap((path) =>
      path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split("/", 1) : [],
    );
    return [...new Set(names)].filter(isPhotoId).sort();
  };
  const addTo = async (folder: string, count: number) => {
    const ids = Array.from({ length: count }, () => randomUUID()).sort();
    for (const id of ids) await place.write(`${folder}${id}/320.webp`);
    return ids;
  };
  return {
    ...place,
    /** The photos of one installation. */
    of({ services }: Pick<TestApp, "services">) {
      const { id } = services.installation;
      return {
        stored: () => idsIn(id),
        quarantined: () => idsIn(`${id}/.quarantine`),
        /** Stores photos without rows in the database. @returns their sorted ids */
        addUnknown: (count: number) => addTo(`${id}/`, count),
        addVariant: (photo: string, name: string) => place.write(`${id}/${photo}/${name}`),
        remove: (photo: string) => place.remove(`${id}/${photo}`),
        /** Paths of all variants outside the quarantine. */
        files: async () =>
          (await place.paths()).filter((path) => path.startsWith(`${id}/`) && isPhotoId(path.split("/")[1] ?? "")),
      };
    },
    /** Stores photos where earlier releases did. @returns their sorted ids */
    addEarlier: (count: number) => addTo("", count),
    async empty() {
      for (const path of await place.paths()) await place.remove(path.split("/").slice(0, -1).join("/") || path);
    },
  };
}

export async function photoFolder(): Promise<PhotoPlace> {
  const dataDir = await mkdtemp(join(tmpdir(), "visiga-photos-"));
  const media = join(dataDir, "media");
  return photoPlace({
    environment: { DATA_DIR: dataDir },
    async paths() {
      const entries = await readdir(media, { recursive: true, withFileTypes: true });
      return entries.flatMap((entry) =>
        entry.isFile() ? relative(media, join(entry.parentPath, entry.name)).replaceAll("\\", "/") : [],
      );
    },
    async write(path, content = "bytes") {
      await mkdir(dirname(join(media, path)), { recursive: true });
      await writeFile(join(media, path), content);
    },
    rename: (from, to) => rename(join(media, from), join(media, to)),
    remove: (folder) => rm(join(media, folder), { recursive: true, force: true }),
    close: () => rm(dataDir, { recursive: true }),
  });
}

export async function photoBucket(): Promise<PhotoPlace> {
  const { objects, settings, close } = await startS3Service();
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings();
  return photoPlace({
    environment: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    paths: async () =>
      [...objects.keys()].flatMap((key) => (key.startsWith("media/") ? key.slice("media/".length) : [])),
    write: async (path, content = "bytes") => {
      objects.set(`media/${path}`, { data: Buffer.from(content), type: "image/webp", at: new Date() });
    },
    async rename(from, to) {
      for (const [key, object] of [...objects]) {
        if (!key.startsWith(`media/${from}/`)) continue;
        objects.delete(key);
        objects.set(`media/${to}${key.slice(`media/${from}`.length)}`, object);
      }
    },
    async remove(folder) {
      for (const key of objects.keys())
        if (key === `media/${folder}` || key.startsWith(`media/${folder}/`)) objects.delete(key);
    },
    close,
  });
}

export const photoPlaces = [
  ["a folder", photoFolder],
  ["a bucket", photoBucket],
] as const;
