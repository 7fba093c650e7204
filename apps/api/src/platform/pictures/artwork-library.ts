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

/** A picture as the build has prepared it. @param folder where `prepareArtwork` has written it */
export async function loadArtwork(name: PictureName, folder = artworkFolder): Promise<PreparedPicture> {
  const { [name]: entry } = await readList(folder);
  if (entry === undefined) throw new Error(`The build has not prepared ${name}`);
  const { source: _, kinds, ...preview } = entry;
  const read = async <Kind extends VariantKind>(kind: Kind) => ({
    ...kind,
    data: await readFile(join(folder, name, variantName(kind))),
  });
  const variants = [...(await Promise.all(kinds.map(read))), ...(await shippedVariants(name))];
  return { ...preview, variants, socialImage: await read(centred) };
}

/**
 * For the build: prepares WebP, JPEG and the social image like those of an upload, beside the AVIF that is shipped. The
 * folder then has `<name>/<width>.webp`, `.avif`, `.jpeg`, the social images and `index.json`. @returns how many were new
 */
export async function prepareArtwork(folder: string, pipeline: Pick<PicturePreparation, "prepare">): Promise<number> {
  const before = await readList(folder);
  let prepared = 0;
  const entries = pictureNames.map(async (name): Promise<[PictureName, ArtworkEntry]> => {
    const source = await fingerprint(name);
    const known = before[name];
    if (known?.source === source) return [name, known];
    prepared += 1;
    return [name, { source, ...(await prepare(name, folder, pipeline)) }];
  });
  const list = JSON.stringify(Object.fromEntries(await Promise.all(entries)));
  // Replaced atomically after the variants were written, so that every listed variant exists.
  await writeFile(join(folder, "index.json.new"), list);
  await rename(join(folder, "index.json.new"), join(folder, "index.json"));
  return prepared;
}

async function prepare(name: PictureName, folder: string, pipeline: Pick<PicturePreparation, "prepare">) {
  const made = await pipeline.prepare(originalArtwork(name), { socialImage: centred });
  const { variants, socialImage, ...preview } = made;
  if (!socialImage) throw new Error(`No social image could be made of ${name}`);
  await rm(join(folder, name), { recursive: true, force: true });
  await mkdir(join(folder, name), { recursive: true });
  const all = [...variants, socialImage, ...(await shippedVariants(name))];
  await Promise.all(all.map((variant) => writeFile(join(folder, name, variantName(variant)), variant.data)));
  return { ...preview, kinds: variants.map(({ format, width }) => ({ format, width })) };
}

const readList = async (folder: string): Promise<ArtworkList> =>
  JSON.parse(await readFile(join(folder, "index.json"), "utf8").catch(() => "{}"));

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
