import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const isSource = import.meta.url.endsWith(".ts");

/** Path of a program that runs in a child process: a source file, or a bundle beside this one. */
export const program = (name: string): string =>
  fileURLToPath(new URL(isSource ? `../../cli/${name}.ts` : `${name}.js`, import.meta.url));

/** The artwork that the build prepared. Bundles of the tests and of the development server stand beside `dist`. */
export const artworkFolder = fileURLToPath(new URL(`${isSource ? "../../" : ""}../dist/artwork`, import.meta.url));

const manifest = new URL(`${isSource ? "../../" : ""}../../../package.json`, import.meta.url);

export function productVersion(): string {
  const { version } = JSON.parse(readFileSync(manifest, "utf8"));
  return version;
}
