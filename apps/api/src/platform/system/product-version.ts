import { readFileSync } from "node:fs";

const isSource = import.meta.url.endsWith(".ts");
const manifest = new URL(`${isSource ? "../../" : ""}../../../package.json`, import.meta.url);

/** The version in the repository's package.json. */
export function productVersion(): string {
  const { version } = JSON.parse(readFileSync(manifest, "utf8"));
  return version;
}
