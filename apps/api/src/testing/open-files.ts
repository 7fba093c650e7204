import { fstatSync, readdirSync, type Stats, statSync } from "node:fs";
import { join } from "node:path";

export function openFilesIn(folder: string): string[] {
  const opened = new Set(readdirSync("/dev/fd").map((descriptor) => identityOf(() => fstatSync(Number(descriptor)))));
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return paths.filter((path) => opened.has(identityOf(() => statSync(join(folder, path)))));
}

/** Device and inode; a random value for a file that was closed or removed meanwhile. */
function identityOf(read: () => Stats): string {
  try {
    const { dev, ino } = read();
    return `${dev} ${ino}`;
  } catch {
    return crypto.randomUUID();
  }
}
