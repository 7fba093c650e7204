import { readFileSync } from "node:fs";

/** The version in the repository's package.json. The relative path is the same from the sources and from the build. */
export function productVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8"));
  return version;
}
