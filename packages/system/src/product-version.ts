import { readFileSync } from "node:fs";

/** The relative path is the same from the source and from a bundle. */
const manifest = new URL("../../../package.json", import.meta.url);

export function productVersion(): string {
  const { version } = JSON.parse(readFileSync(manifest, "utf8"));
  return version;
}
