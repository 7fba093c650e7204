import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { isPhotoId } from "@visiga/system/storage/photo-storage";
import type { TestApp } from "./test-app.ts";

const folder = ({ config }: TestApp) => join(config.dataDir, "media");

export const storedPhotos = async (api: TestApp): Promise<string[]> =>
  (await readdir(folder(api))).filter(isPhotoId).sort();

export const deleteFiles = (api: TestApp) =>
  api.services.contentVersion.change((manager) =>
    manager.query("DELETE FROM file; DELETE FROM revision; DELETE FROM photo"),
  );

export async function removePictures(api: TestApp): Promise<void> {
  await deleteFiles(api);
  const pictures = [...(await storedPhotos(api)), ".quarantine"];
  await Promise.all(pictures.map((name) => rm(join(folder(api), name), { recursive: true, force: true })));
}
