import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { shortName } from "./short-name.ts";

/**
 * Names the classes and animations of all CSS modules under a folder by their index in the list of all: `bb`, `bc`.
 * Consecutive short names compress to half the size of hashes. All builds read the same list, because one document may
 * load the style sheets of two builds.
 * @returns the short name of a class, given its name and its file; a hash for a class that was added later
 */
export function shortClassNames(folder: string): (name: string, file: string) => string {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.css"))
    .sort()
    .map((file) => join(folder, file));
  const classes = files.flatMap((file) => classesOf(readFileSync(file, "utf8")).map((name) => keyOf(name, file)));
  const names = new Map(classes.map((key, index) => [key, shortName(index)]));
  return (name, file) => names.get(keyOf(name, file)) ?? hashed(keyOf(name, file));
}

const classesOf = (css: string): string[] => {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, "").replace(/"[^"]*"|url\([^)]*\)/g, "");
  return [...new Set([...rules.matchAll(/(?:\.|@keyframes )([A-Za-z_][\w-]*)/g)].map(([, name = ""]) => name))];
};

const keyOf = (name: string, file: string): string => `${file.split(sep).join("/")} ${name}`;

const hashed = (key: string): string => `_${createHash("sha256").update(key).digest("hex").slice(0, 8)}`;
