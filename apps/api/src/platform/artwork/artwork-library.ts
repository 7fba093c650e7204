import { createHash } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type PictureName, pictureNames } from "@visiga/artwork/pictures";
import {
  type PictureEffort,
  type PicturePipeline,
  type PreparedPicture,
  pictureRecipe,
} from "#platform/pictures/picture-pipeline.ts";
import { copyName } from "#platform/storage/picture-storage.ts";

/** A drawing's prepared copies, as the list beside them describes them. */
interface ArtworkEntry extends Omit<PreparedPicture, "copies"> {
  /** Fingerprint of the drawing and of the way it was prepared. */
  readonly source: string;
  readonly widths: readonly number[];
}

type ArtworkList = Partial<Record<PictureName, ArtworkEntry>>;

// Resolved as a package, so that it is found from the sources and from the build alike.
const original = (name: PictureName): string =>
  createRequire(import.meta.url).resolve(`@visiga/artwork/files/pictures/${name}.webp`);

/** The project's own pictures, prepared like an upload: at build for all of them, or when one is asked for. */
export class ArtworkLibrary {
  readonly #folder: string;
  readonly #pipeline: Pick<PicturePipeline, "prepare">;
  #list: Promise<ArtworkList> | undefined;

  /** @param folder where the prepared copies are, or will be: `<name>/<width>.webp` and `index.json` */
  constructor(folder: string, pipeline: Pick<PicturePipeline, "prepare">) {
    this.#folder = folder;
    this.#pipeline = pipeline;
  }

  /** One picture with its copies: read where they have been prepared, else prepared now. */
  async load(name: PictureName): Promise<PreparedPicture> {
    this.#list ??= this.#readList();
    const entry = (await this.#list)[name];
    if (entry === undefined) return this.#pipeline.prepare(original(name));
    const { source: _, widths, ...preview } = entry;
    const copies = widths.map(async (width) => ({ width, data: await readFile(this.#path(name, copyName(width))) }));
    return { ...preview, copies: await Promise.all(copies) };
  }

  /**
   * Prepares every picture that has not been, or that has changed since. Returns how many that were.
   * @param effort that of the pipeline; copies that were made with more are good enough
   */
  async prepareAll(effort: PictureEffort = "small"): Promise<number> {
    const before = await this.#readList();
    let prepared = 0;
    const entries = pictureNames.map(async (name): Promise<[PictureName, ArtworkEntry]> => {
      const source = await fingerprint(name, effort);
      const known = before[name];
      if (known && [source, await fingerprint(name, "small")].includes(known.source)) return [name, known];
      prepared += 1;
      return [name, { source, ...(await this.#prepare(name)) }];
    });
    const list = Object.fromEntries(await Promise.all(entries));
    if (prepared > 0) await this.#writeList(list);
    return prepared;
  }

  async #prepare(name: PictureName): Promise<Omit<ArtworkEntry, "source">> {
    const { copies, ...preview } = await this.#pipeline.prepare(original(name));
    await rm(this.#path(name), { recursive: true, force: true });
    await mkdir(this.#path(name), { recursive: true });
    await Promise.all(copies.map(({ width, data }) => writeFile(this.#path(name, copyName(width)), data)));
    return { ...preview, widths: copies.map(({ width }) => width) };
  }

  async #readList(): Promise<ArtworkList> {
    const text = await readFile(this.#path("index.json"), "utf8").catch(() => "{}");
    return JSON.parse(text);
  }

  /** Last and in one step: what the list names is there. */
  async #writeList(list: ArtworkList): Promise<void> {
    await writeFile(this.#path("index.json.new"), JSON.stringify(list));
    await rename(this.#path("index.json.new"), this.#path("index.json"));
  }

  #path = (...parts: string[]): string => join(this.#folder, ...parts);
}

async function fingerprint(name: PictureName, effort: PictureEffort): Promise<string> {
  const content = await readFile(original(name));
  return createHash("sha256").update(pictureRecipe(effort)).update(content).digest("hex");
}
