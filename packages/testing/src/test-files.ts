import { readdirSync, statSync } from "node:fs";
import { isAbsolute, join, relative, resolve, sep } from "node:path";

const skipped = new Set(["node_modules", "dist", "data", ".git", ".turbo", "test-results"]);

/** Absolute paths of the files in a folder at any depth, without those that are installed or made. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesIn(path);
    return entry.isFile() ? [path] : [];
  });
}

/** What a user typed after the command: words or paths of files, then, from the first dash on, options of the runner. */
export function parseArguments(args: readonly string[]) {
  const given = args.filter((each) => each !== "--");
  const firstOption = given.findIndex((each) => each.startsWith("-"));
  const end = firstOption < 0 ? given.length : firstOption;
  return { words: given.slice(0, end), options: given.slice(end) };
}

export interface ListedFile {
  readonly path: string;
  /** As in `pages.test.ts:12`. */
  readonly line: string;
}

/**
 * The files that a word names: one file by its path, from the folder of the call or the root, or all with the word in
 * their path inside of `base`. Both may end with a line.
 */
export function filesNamed(word: string, files: readonly string[], folders: { base: string; from: readonly string[] }) {
  const [, name = word, line = ""] = /^(.*?)(:\d+)?$/.exec(word) ?? [];
  const file = folders.from.map((folder) => resolve(folder, name)).find(isFile);
  const part = name.split("/").join(sep).toLowerCase();
  const matches = (path: string) =>
    file === undefined && !isAbsolute(name) ? relative(folders.base, path).toLowerCase().includes(part) : path === file;
  return files.filter(matches).map((path): ListedFile => ({ path, line }));
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
