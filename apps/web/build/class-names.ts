import { readdirSync } from "node:fs";
import { join } from "node:path";
import { normalizePath } from "vite";

/**
 * Short class names of the CSS modules under a folder: letters for the file, digits for the class in it, as `ab3`. Vite's
 * names take 0.6 KB more of compressed HTML on the home page and 1.4 KB more of style on articles, which would exceed
 * both budgets; hashes of four characters take 0.3 KB more of HTML, which exceeds its own.
 */
export function shortClassNames(folder: string): (name: string, file: string) => string {
  const modules = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.css"))
    .map((file) => normalizePath(join(folder, file)))
    .sort();
  const classes = new Map<string, string[]>();
  return (name, file) => {
    const names = classes.get(file) ?? [];
    classes.set(file, names);
    return `${inLetters(indexIn(modules, file))}${indexIn(names, name)}`;
  };
}

/** Appends an item that is not in the list. */
const indexIn = (list: string[], item: string): number =>
  list.includes(item) ? list.indexOf(item) : list.push(item) - 1;

/** Without vowels, so that no name is a word: ad blockers hide `.ad1`. */
const letters = "bcdfghjklmnpqrstvwxyz";

const inLetters = (index: number): string =>
  (index < letters.length ? "" : inLetters(Math.floor(index / letters.length) - 1)) + letters[index % letters.length];
