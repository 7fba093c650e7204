import { spawn } from "node:child_process";
import { chmod } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { programPath } from "@visiga/api/src/testing/program-path.ts";
import { cleanEnvironment } from "@visiga/testing/server-process";

const repository = fileURLToPath(new URL("../../..", import.meta.url));

/** Where accounts that may not enter the repository's own folder find it. */
const elsewhere = "/mnt";

/** Starts the server by the account with this number. */
export const byAccount = (id: number): string[] => [
  ...["unshare", "--mount", "sh", "-c", 'mount --bind "$0" "$1" && shift && exec "$@"', repository, elsewhere],
  ...["setpriv", `--reuid=${id}`, `--regid=${id}`, "--clear-groups"],
];
export const asNobody = byAccount(65_534);

export interface BrokenStart {
  readonly settings: Readonly<Record<string, string>>;
  /** A program with its arguments that starts the server, for example with a limit. */
  readonly through?: readonly string[];
  /** Undoes what removing the folder does not. */
  readonly mend?: () => Promise<unknown>;
}

/** Starts the server, and stops it if it starts nevertheless, or serves only the page `/restore`. @returns what it printed on either stream, and its exit code */
export async function outputOfStart({ settings, through = [] }: BrokenStart) {
  const main = await programPath("main");
  const path = through.includes(elsewhere) ? join(elsewhere, relative(repository, main)) : main;
  await chmod(dirname(main), 0o755);
  const [program = "", ...args] = [...through, process.execPath, path];
  const child = spawn(program, args, {
    cwd: "/",
    env: { ...cleanEnvironment(), PORT: "0", HOST: "127.0.0.1", SEED_DEMO: "false", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let out = "";
  let err = "";
  let stopped = false;
  child.stdout.on("data", (piece) => {
    out += piece;
    if (stopped || !/^Ready at |^ {2}Code: /m.test(out)) return;
    stopped = child.kill("SIGTERM");
  });
  child.stderr.on("data", (piece) => {
    err += piece;
  });
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { out, err, code };
}
