import { fileURLToPath } from "node:url";

const isSource = import.meta.url.endsWith(".ts");

/** Path of a program that runs in a child process: a source file, or a bundle beside this one. */
export const program = (name: string): string =>
  fileURLToPath(new URL(isSource ? `../../cli/${name}.ts` : `${name}.js`, import.meta.url));

/** The artwork that the build prepared. The bundles of the keeper, of the tests and of the development are in `apps/keeper/*`. */
export const artworkFolder = fileURLToPath(
  new URL(`${isSource ? "../../../" : "../../api/"}dist/artwork`, import.meta.url),
);
