import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Installation, KeptSite } from "@visiga/api/kept-site";
import type { Config } from "@visiga/system/config/config";
import * as z from "zod/mini";
import { readJson, writeJson } from "#process/json-files.ts";

const installation = z.object({ id: z.uuid(), site: z.uuid() });

const replacement = z.object({
  restored: installation,
  /** Null if there was no database, or it could not be read. */
  former: z.nullable(installation),
  /** Whether a restore point has the former photos: only then are they deleted. */
  saved: z.boolean(),
});

/**
 * Which photos a restore leaves behind: those of the former database, or its own if it was interrupted. A file in the data
 * folder says so until they are deleted. The id in the database tells which of both it is.
 */
export class ReplacedPhotos {
  readonly #path: string;

  constructor(
    private readonly config: Pick<Config, "s3" | "dataDir">,
    private readonly kept: Pick<KeptSite, "openStorage">,
  ) {
    this.#path = join(config.dataDir, "replaced-photos.json");
  }

  readonly record = (replaced: z.infer<typeof replacement>): Promise<void> => writeJson(this.#path, replaced);

  /** Does nothing if the present database is neither of both. */
  async deleteLeftBehind(present: Installation | null): Promise<void> {
    const noted = z.safeParse(replacement, await readJson(this.#path)).data;
    if (!noted || !present) return;
    const { restored, former, saved } = noted;
    if (present.id === restored.id) await this.delete(saved ? former : null);
    else if (present.id === former?.id) await this.delete(restored);
  }

  /** Deletes the photos of an installation, which no database has, and the file. */
  async delete(left: Installation | null): Promise<void> {
    if (left) await (await this.kept.openStorage(this.config, left)).removeAll();
    await rm(this.#path, { force: true });
  }
}
