import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import { artworkWidths, type PictureName, pictureNames } from "@visiga/artwork/pictures";
import {
  type VariantKind,
  variantName,
  type WidthKind,
  type WidthVariant,
} from "@visiga/system/storage/picture-variant";
import type { FastifyInstance } from "fastify";
import { nameRoutes } from "#platform/http/costs.ts";
import { dropDocumentHeaders } from "#platform/security/headers.ts";
import { artworkFolder } from "#platform/system/program.ts";
import { type PicturePreparation, type PreparedPicture, pictureRecipe } from "./prepared-picture.ts";

interface ArtworkEntry extends Omit<PreparedPicture, "variants" | "socialImage"> {
  /** Hash of the original and the preparation settings. */
  readonly source: string;
  readonly kinds: readonly WidthKind[];
}

type ArtworkList = Partial<Record<PictureName, ArtworkEntry>>;

const centred = { format: "jpeg", focal: { x: 50, y: 50 } } as const;

/** WebP, JPEG and the social image are prepared like an upload, by the build or when needed; AVIF is shipped. */
export class ArtworkLibrary {
  #list: Promise<ArtworkList> | undefined;

  /** @param folder folder of the prepared variants: `<name>/<width>.webp`, `.avif`, `.jpeg`, the social image and `index.json` */
  constructor(
    private readonly folder: string,
    private readonly pipeline: Pick<PicturePreparation, "prepare">,
  ) {}

  async load(name: PictureName): Promise<PreparedPicture> {
    this.#list ??= this.#readList();
    const entry = (await this.#list)[name];
    const shipped = await shippedVariants(name);
    if (entry === undefined) {
      const prepared = await this.#encode(name);
      return { ...prepared, variants: [...prepared.variants, ...shipped] };
    }
    const { source: _, kinds, ...preview } = entry;
    const read = async <Kind extends VariantKind>(kind: Kind) => ({
      ...kind,
      data: await readFile(this.#path(name, variantName(kind))),
    });
    const variants = await Promise.all(kinds.map(read));
    return { ...preview, variants: [...variants, ...shipped], socialImage: await read(centred) };
  }

  async prepareAll(): Promise<number> {
    const before = await this.#readList();
    let prepared = 0;
    const entries = pictureNames.map(async (name): Promise<[PictureName, ArtworkEntry]> => {
      const source = await fingerprint(name);
      const known = before[name];
      if (known?.source === source) return [name, known];
      prepared += 1;
      return [name, { source, ...(await this.#prepare(name)) }];
    });
    const list = Object.fromEntries(await Promise.all(entries));
    if (prepared > 0) await this.#writeList(list);
    return prepared;
  }

  async #prepare(name: PictureName): Promise<Omit<ArtworkEntry, "source">> {
    const { variants, socialImage, ...preview } = await this.#encode(name);
    if (!socialImage) throw new Error(`No social image could be made of ${name}`);
    await rm(this.#path(name), { recursive: true, force: true });
    await mkdir(this.#path(name), { recursive: true });
    const all = [...variants, socialImage, ...(await shippedVariants(name))];
    await Promise.all(all.map((variant) => writeFile(this.#path(name, variantName(variant)), variant.data)));
    return { ...preview, kinds: variants.map(({ format, width }) => ({ format, width })) };
  }

  #encode = (name: PictureName): Promise<PreparedPicture> =>
    this.pipeline.prepare(originalArtwork(name), { socialImage: centred });

  async #readList(): Promise<ArtworkList> {
    const text = await readFile(this.#path("index.json"), "utf8").catch(() => "{}");
    return JSON.parse(text);
  }

  /** Replaces the list atomically after the variants were written, so that every listed variant exists. */
  async #writeList(list: ArtworkList): Promise<void> {
    await writeFile(this.#path("index.json.new"), JSON.stringify(list));
    await rename(this.#path("index.json.new"), this.#path("index.json"));
  }

  #path = (...parts: string[]): string => join(this.folder, ...parts);
}

async function fingerprint(name: PictureName): Promise<string> {
  const hash = createHash("sha256").update(pictureRecipe);
  hash.update(await readFile(originalArtwork(name)));
  for (const { data } of await shippedVariants(name)) hash.update(data);
  return hash.digest("hex");
}

const shippedVariants = (name: PictureName): Promise<WidthVariant[]> =>
  Promise.all(
    artworkWidths(name).map(async (width) => ({
      format: "avif" as const,
      width,
      data: await readFile(shippedArtwork(name, width)),
    })),
  );

/** Resolved as a package, so that sources and bundle find the same file. @param path below `packages/artwork/files` */
export const artworkFile = (path: string): string =>
  createRequire(import.meta.url).resolve(`@visiga/artwork/files/${path}`);

export const originalArtwork = (name: PictureName): string => artworkFile(`pictures/${name}.webp`);

/** Path of a variant shipped with the artwork, because encoding it is slow. */
export const shippedArtwork = (name: PictureName, width: number): string => artworkFile(`avif/${name}/${width}.avif`);

const week = 7 * 24 * 3600;
const year = 365 * 24 * 3600;

/** The address stays when an artwork changes: browsers use the old file for a week, then revalidate it. */
export async function serveArtwork(app: FastifyInstance): Promise<void> {
  if (!existsSync(artworkFolder)) return;
  nameRoutes(app, { access: "public", cost: "file" });
  await app.register(fastifyStatic, {
    root: artworkFolder,
    prefix: "/artwork/",
    decorateReply: false,
    index: false,
    allowedPath: (path) => /\.(webp|avif|jpeg)$/.test(path),
    cacheControl: false,
    setHeaders: (reply) => {
      dropDocumentHeaders(reply);
      reply.header("cache-control", `public, max-age=${week}, stale-while-revalidate=${year}`);
      reply.header("content-security-policy", "default-src 'none'; sandbox");
    },
  });
}
