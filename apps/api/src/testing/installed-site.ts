import type { ManagedFile } from "@visiga/contracts/managed-files";
import { prepareContent } from "#seed/prepare-content.ts";
import { type FileClient, fileClient } from "./file-client.ts";
import type { PhotoPlace } from "./photo-places.ts";
import { plainPicture } from "./sample-pictures.ts";
import { createTestApp, type TestApp } from "./test-app.ts";

const hour = 3600 * 1000;

/** An installation with its own database. Other installations may share the place of its photos. */
export interface InstalledSite {
  readonly api: TestApp;
  readonly client: FileClient;
  /** Lines that the last start reported to the operator. */
  readonly lines: string[];
  /** Prepares the content like a start of the server, the given number of milliseconds from now. */
  start(later?: number): Promise<void>;
  add(): Promise<ManagedFile>;
  /** Adds files with one photo each. @returns the sorted ids of the photos */
  addPhotos(count: number): Promise<string[]>;
  /** Resets the database to its state before the first start. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

export async function installSite({ environment }: PhotoPlace): Promise<InstalledSite> {
  const lines: string[] = [];
  const report = (line: string) => void lines.push(line);
  const api = await createTestApp({ environment, report });
  const client = fileClient(api, await api.logIn(await api.addUser()));
  const picture = await plainPicture().jpeg().toBuffer();
  const add = () => client.add({}, picture);
  return {
    api,
    client,
    lines,
    async start(later = 2 * hour) {
      lines.length = 0;
      const { cleared } = await prepareContent(api.app, api.config, report, new Date(Date.now() + later));
      await cleared;
    },
    add,
    async addPhotos(count) {
      const ids: string[] = [];
      for (let added = 0; added < count; added++) ids.push(String((await add()).photo?.id));
      return ids.sort();
    },
    empty: () =>
      api.app.contentVersion.change((manager) =>
        manager.query("DELETE FROM file; DELETE FROM revision; DELETE FROM photo; DELETE FROM installation"),
      ),
    close: api.close,
  };
}
