import { execFileSync, spawnSync } from "node:child_process";

/** Runs a program for at most so many seconds, without input and output. @returns whether it succeeded */
export function succeeds(program: string, args: readonly string[], seconds: number): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return (
    spawnSync(program, args, { env, stdio: "ignore", timeout: seconds * 1000, killSignal: "SIGKILL" }).status === 0
  );
}

export const isRoot = process.getuid?.() === 0;

export function installPackages(...names: readonly string[]): void {
  // Another installation may hold the lock of the package database for a while.
  const lockTimeout = ["-o", "DPkg::Lock::Timeout=120"];
  succeeds("apt-get", [...lockTimeout, "update"], 120);
  succeeds("apt-get", [...lockTimeout, "install", "-y", "--no-install-recommends", ...names], 300);
}

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
  if (!present()) throw new Error(`This trial needs programs of the system: sudo apt-get install ${names.join(" ")}`);
}

/** What a program prints; undefined if it is missing or fails. */
export function printed(program: string, args: readonly string[], input = ""): string | undefined {
  try {
    return execFileSync(program, args, { input, encoding: "utf8", stdio: ["pipe", "pipe", "ignore"] });
  } catch {
    return undefined;
  }
}
