import { execFileSync } from "node:child_process";
import { installPackages, isRoot } from "@visiga/testing/system-programs";

export interface SystemPackages {
  readonly names: readonly string[];
  readonly present: () => boolean;
}

/**
 * Installs packages if they are missing and this account may install them.
 * @throws Error with the command that installs them
 */
export function provideSystemPackages({ names, present }: SystemPackages): void {
  if (!present() && isRoot) installPackages(...names);
  if (!present()) throw new Error(`This trial needs programs of the system: apt-get install ${names.join(" ")}`);
}

/** What a program prints; undefined if it is missing or fails. */
export function printed(program: string, args: readonly string[], input = ""): string | undefined {
  try {
    return execFileSync(program, args, { input, encoding: "utf8", stdio: ["pipe", "pipe", "ignore"] });
  } catch {
    return undefined;
  }
}
