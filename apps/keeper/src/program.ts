import { fileURLToPath } from "node:url";

const isSource = import.meta.url.endsWith(".ts");

/** Path of a command that runs in a child process: a source file, or a bundle beside this one. */
export const program = (name: string): string =>
  fileURLToPath(new URL(isSource ? `./cli/${name}.ts` : `${name}.js`, import.meta.url));
