import { execFileSync } from "node:child_process";
import { runBounded } from "@visiga/testing/bounded-run";

/** Programs that a trial needs, as packages of Debian. */
export interface SystemPackages {
  readonly names: readonly string[];
  readonly present: () => boolean;
}

/**
 * Installs packages if they are missing and this account may install them.
 * @throws Error with the command that installs them
 */
export async function provideSystemPackages({ names, present }: SystemPackages): Promise<void> {
  if (present()) return;
  if (process.getuid?.() === 0) {
    const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    // Another installation may hold the lock of the package database for a while.
    const aptGet = (...args: string[]) =>
      runBounded("apt-get", ["-o", "DPkg::Lock::Timeout=120", ...args], { seconds: 150, environment });
    await aptGet("update");
    await aptGet("install", "-y", "--no-install-recommends", ...names);
  }
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
