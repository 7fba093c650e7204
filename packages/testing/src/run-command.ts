import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";

interface Command {
  readonly folder: string;
  /** Command line for the shell; finds programs of the folder's and the root's packages. */
  readonly line: string;
  readonly say: (line: string) => void;
}

/** Runs a command. Returns whether it succeeded. */
export function runCommand({ folder, line, say }: Command): Promise<boolean> {
  const bins = [join(folder, "node_modules", ".bin"), process.env.PATH];
  const env = { ...process.env, PATH: bins.join(delimiter) };
  return new Promise((resolve) => {
    const child = spawn(line, { cwd: folder, env, shell: true, stdio: ["ignore", "pipe", "pipe"] });
    for (const output of [child.stdout, child.stderr]) createInterface(output).on("line", say);
    child.once("error", (error) => {
      say(error.message);
      resolve(false);
    });
    child.once("close", (code) => resolve(code === 0));
  });
}
