import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { PictureProcess, PictureSemaphore } from "#platform/pictures/picture-process.ts";
import { photoFolderOf } from "./stored-photos.ts";
import { createTestApp } from "./test-app.ts";
import { userClient } from "./user-client.ts";

/** An application that prepares each picture in a separate process. */
export async function openPictureProcessApp(program: string, limits?: { memory: number; timeout: number }) {
  const api = await createTestApp({ pictures: new PictureProcess(program, new PictureSemaphore(), limits) });
  const media = photoFolderOf(api);
  const client = userClient(api, await api.logIn(await api.addUser()));
  /** Files of an upload, stored or temporary. */
  const leftovers = async () => {
    const folders = [join(api.config.dataDir, "tmp"), join(media, ".staging")].map((folder) => readdir(folder));
    const stored = (await readdir(media)).filter((name) => name !== ".staging");
    return [...(await Promise.all(folders)).flat(), ...stored];
  };
  return { client, leftovers, close: api.close };
}
