import { readFile } from "node:fs/promises";
import { nullIfMissing, replaceFile } from "@visiga/system/disk/disk-files";

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

/** As `replaceFile`. */
export const writeJson = (path: string, value: unknown): Promise<void> => replaceFile(path, JSON.stringify(value));
