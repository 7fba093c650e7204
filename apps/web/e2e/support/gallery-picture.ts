import type { APIRequestContext } from "@playwright/test";
import type { FileRecord } from "@visiga/contracts/files";
import { administrator } from "@visiga/testing/server-process";
import { listed } from "./listed-files.ts";
import { test as base } from "./own-server.ts";
import { addSample, removeSample } from "./sample-pictures.ts";
import { open } from "./site.ts";
import { enter } from "./users.ts";

interface GalleryPicture {
  readonly record: FileRecord;
  /** Address of a list with the picture, `{name}` standing for its name. */
  readonly list: string;
}

/** The test fixture with a picture of the gallery, which the administrator has found in a list. */
export const test = base.extend<GalleryPicture>({
  contextOptions: { reducedMotion: "reduce" },
  list: ["/dashboard?page=GALLERY&q={name}", { option: true }],
  record: [
    async ({ page, request, list }, use, { title }) => {
      const record = await addSample(request, { name: `Sample ${title.length}`, page: "GALLERY" });
      await enter(page, administrator);
      await open(
        page,
        list.replace("{name}", () => encodeURIComponent(record.name)),
      );
      await use(record);
      await removeSample(request, record);
    },
    { auto: true },
  ],
});

export const stored = async (request: APIRequestContext, { id }: FileRecord): Promise<FileRecord | undefined> =>
  (await listed(request, "GALLERY")).find((each) => each.id === id);
