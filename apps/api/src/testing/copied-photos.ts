import { type Mock, vi } from "vitest";
import type { CopyTask, MakeCopies } from "#platform/pictures/copy-process.ts";
import { type CopyKind, copyName, type PictureCopy } from "#platform/pictures/picture-copy.ts";
import { type FileClient, fileClient } from "./file-client.ts";
import type { PhotoPlace } from "./photo-places.ts";
import { plainPicture } from "./sample-pictures.ts";
import { createTestApp, type TestApp } from "./test-app.ts";

/** A copy that says what it is a copy of, in place of an encoded picture. */
export const copyOf = (kind: CopyKind): PictureCopy => ({
  ...kind,
  data: Buffer.from(kind.format === "jpeg" ? `share picture of ${copyName(kind)}` : `${kind.format} of ${kind.width}`),
});

export const copiesOf = async ({ kinds }: CopyTask): Promise<PictureCopy[]> => kinds.map(copyOf);

/** An application whose photos get their copies only when a test says so. */
export interface CopiedPhotos {
  readonly place: PhotoPlace;
  readonly api: TestApp;
  /** JPEG of 400 × 300 pixels. */
  readonly picture: Buffer;
  readonly makeCopies: Mock<MakeCopies>;
  /** What was reported to the operator. */
  readonly lines: string[];
  /** Removes every photo and file. @returns an administrator's client */
  reset(): Promise<FileClient>;
  /** Looks for photos that are due, some seconds later than the last time. */
  makeDue(signal?: AbortSignal, seconds?: number): Promise<void>;
  close(): Promise<void>;
}

export async function openCopiedPhotos(make: () => Promise<PhotoPlace>): Promise<CopiedPhotos> {
  const lines: string[] = [];
  const makeCopies = vi.fn<MakeCopies>();
  const place = await make();
  const report = (line: string) => void lines.push(line);
  const api = await createTestApp({ environment: place.environment, makeCopies, report });
  const user = await api.addUser({ role: "ADMIN" });
  return {
    place,
    api,
    picture: await plainPicture().jpeg().toBuffer(),
    makeCopies,
    lines,
    async reset() {
      makeCopies.mockReset().mockImplementation(copiesOf);
      lines.length = 0;
      const client = fileClient(api, await api.logIn(user));
      await api.services.contentVersion.change((manager) =>
        manager.query("DELETE FROM file; DELETE FROM revision; DELETE FROM photo"),
      );
      await place.empty();
      return client;
    },
    makeDue(signal = new AbortController().signal, seconds = 10) {
      api.clock.pass(seconds);
      return api.services.photoCopies.makeDue(signal);
    },
    async close() {
      await api.close();
      await place.close();
    },
  };
}
