import { createRequire } from "node:module";
import type { PictureName } from "@visiga/artwork/pictures";

// Resolved as a package, so that sources and build find the same file.
const file = (path: string): string => createRequire(import.meta.url).resolve(`@visiga/artwork/files/${path}`);

/** Path of an artwork as it was drawn. */
export const originalArtwork = (name: PictureName): string => file(`pictures/${name}.webp`);

/** Path of a copy that comes with the artwork, because it takes long to make. */
export const shippedArtwork = (name: PictureName, width: number): string => file(`avif/${name}/${width}.avif`);
