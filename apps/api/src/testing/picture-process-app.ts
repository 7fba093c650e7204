import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { PictureProcess } from "#platform/pictures/picture-process.ts";
import { PictureSemaphore } from "#platform/pictures/picture-semaphore.ts";
import { fileClient } from "./file-client.ts";
import { photoFolderOf } from "./stored-photos.ts";
import { createTestApp } from "./test-app.ts";

/** An application that prepares each picture in a separate process. */
export async function openPictureProcessApp(program: string, limits?: { memory: number; timeout: number }) {
  const api = await createTestApp({ pictures: new PictureProcess(program, new PictureSemaphore(), limits) });
  const media = photoFolderOf(api);
  const files = fileClient(api, await api.logIn(await api.addUser()));
  /** Files of an upload, stored or temporary. */
  const leftovers = async () => {
    const folders = [join(api.config.dataDir, "tmp"), join(media, ".staging")].map((folder) => readdir(folder));
    const stored = (await readdir(media)).filter((name) => name !== ".staging");
    return [...(await Promise.all(folders)).flat(), ...stored];
  };
  return { files, leftovers, close: api.close };
}
