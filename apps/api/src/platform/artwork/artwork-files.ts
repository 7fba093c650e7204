import { createRequire } from "node:module";
import type { PictureName } from "@visiga/artwork/pictures";

// Resolved as a package, so that sources and bundle find the same file.
const file = (path: string): string => createRequire(import.meta.url).resolve(`@visiga/artwork/files/${path}`);

export const originalArtwork = (name: PictureName): string => file(`pictures/${name}.webp`);

/** Path of a variant shipped with the artwork, because encoding it is slow. */
export const shippedArtwork = (name: PictureName, width: number): string => file(`avif/${name}/${width}.avif`);
