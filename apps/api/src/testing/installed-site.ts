import { plainPicture } from "@visiga/testing/sample-pictures";
import { prepareContent } from "#seed/prepare-content.ts";
import type { PhotoPlace } from "./photo-places.ts";
import { deleteEntries } from "./stored-photos.ts";
import { createTestApp } from "./test-app.ts";
import { userClient } from "./user-client.ts";

const hour = 3600 * 1000;

export type InstalledSite = Awaited<ReturnType<typeof installSite>>;

/** An installation with its own database. Other installations may share the place of its photos. */
export async function installSite({ environment }: PhotoPlace) {
  const lines: string[] = [];
  const tellOperator = (line: string) => void lines.push(line);
  const api = await createTestApp({ environment, tellOperator });
  const client = userClient(api, await api.logIn(await api.addUser()));
  const picture = await plainPicture().jpeg().toBuffer();
  const add = () => client.add({}, picture);
  return {
    api,
    client,
    lines,
    async start(later = 2 * hour) {
      lines.length = 0;
      const { cleared } = await prepareContent(api.services, api.config, tellOperator, new Date(Date.now() + later));
      await cleared;
    },
    add,
    /** Adds files with one photo each. @returns the sorted ids of the photos */
    async addPhotos(count: number) {
      const ids: string[] = [];
      for (let added = 0; added < count; added++) ids.push(String((await add()).photo?.id));
      return ids.sort();
    },
    /** Removes all files and photos from the database. */
    empty: () => deleteEntries(api),
    close: api.close,
  };
}
