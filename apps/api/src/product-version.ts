import { readFileSync } from "node:fs";

/** The number of this release, of the package.json of the repository; the same relative path from the sources and from the build. */
export function productVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8"));
  return version;
}
