import { mkdir, rm, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { restoreRun } from "@visiga/contracts/restore";
import { nullIfMissing } from "@visiga/system/disk/disk-files";
import * as z from "zod/mini";
import { readJson, writeJson } from "#process/json-files.ts";

const uploadSchema = z.object({ name: z.string(), size: z.int() });

/** The file that is being uploaded. */
type Upload = z.infer<typeof uploadSchema>;

const restoreRecord = z.object({
  /** Hash of the key that may read the result, in base64. Null once the key is stored, which a login ends for good. */
  key: z.nullable(z.string()),
  startedAt: z.iso.datetime(),
  /** When the backup was made. */
  madeAt: z.iso.datetime(),
  run: restoreRun,
});

/** The last restore, for the server that starts after it. */
export type RestoreRecord = z.infer<typeof restoreRecord>;

/** The folder `restore` in the data folder: an uploaded backup, the record of the last restore, and the keys. */
export class RestoreFiles {
  readonly #folder: string;
  /** Path of the uploaded bytes. */
  readonly uploaded: string;

  constructor(dataDir: string) {
    this.#folder = join(dataDir, "restore");
    this.uploaded = join(this.#folder, "upload");
  }

  readonly upload = async (): Promise<Upload | null> =>
    z.safeParse(uploadSchema, await this.#read("upload")).data ?? null;

  readonly record = async (): Promise<RestoreRecord | null> =>
    z.safeParse(restoreRecord, await this.#read("record")).data ?? null;

  readonly writeRecord = (record: RestoreRecord): Promise<void> => this.#write("record", record);

  readonly readKeys = (): Promise<unknown> => this.#read("keys");

  readonly writeKeys = (keys: unknown): Promise<void> => this.#write("keys", keys);

  /** Begins an upload with an empty file. */
  async beginUpload(upload: Upload): Promise<void> {
    await this.removeUpload();
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await writeFile(this.uploaded, "", { mode: 0o600 });
    await this.#write("upload", upload);
  }

  /** Bytes that have arrived. */
  async received(): Promise<number> {
    return (await stat(this.uploaded).catch(nullIfMissing))?.size ?? 0;
  }

  /** Adds a part at the end. A part that does not fit on the disk leaves nothing. */
  async append(offset: number, data: Buffer): Promise<void> {
    try {
      await writeFile(this.uploaded, data, { flag: "a", flush: true });
    } catch (error) {
      await truncate(this.uploaded, offset).catch(() => {});
      throw error;
    }
  }

  async removeUpload(): Promise<void> {
    await rm(this.#path("upload"), { force: true });
    await rm(this.uploaded, { force: true });
  }

  readonly #path = (name: string): string => join(this.#folder, `${name}.json`);

  readonly #read = (name: string): Promise<unknown> => readJson(this.#path(name));

  async #write(name: string, value: unknown): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    await writeJson(this.#path(name), value);
  }
}
