import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { isPhotoId } from "@visiga/system/storage/picture-variant";
import type { TestApp } from "./test-app.ts";

/** The folder of the photos of an installation. */
export const photoFolderOf = ({ config, services }: Pick<TestApp, "config" | "services">) =>
  join(config.dataDir, "media", services.installation.id);

export const storedPhotos = async (api: TestApp): Promise<string[]> =>
  (await readdir(photoFolderOf(api))).filter(isPhotoId).sort();

export const deleteEntries = (api: TestApp) =>
  api.services.contentVersion.change((manager) =>
    manager.query("DELETE FROM file; DELETE FROM revision; DELETE FROM photo"),
  );

export async function removePictures(api: TestApp): Promise<void> {
  await deleteEntries(api);
  const pictures = [...(await storedPhotos(api)), ".quarantine"];
  await Promise.all(pictures.map((name) => rm(join(photoFolderOf(api), name), { recursive: true, force: true })));
}
