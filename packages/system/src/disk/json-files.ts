import { readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { nullIfMissing, syncFolder } from "./disk-files.ts";

/** Null if there is no such file, or if it has no JSON: a power cut may leave an empty one. */
export async function readJson(path: string): Promise<unknown> {
  return parseJson((await readFile(path, "utf8").catch(nullIfMissing)) ?? "");
}

/** Null if it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Writes or replaces a file in one step. Once resolved, it survives a power cut. Only this account may read it. */
export async function writeJson(path: string, value: unknown): Promise<void> {
  const draft = `${path}.draft`;
  await writeFile(draft, JSON.stringify(value), { mode: 0o600, flush: true });
  await rename(draft, path);
  await syncFolder(dirname(path));
}
