import { fork } from "node:child_process";
import { keptSite } from "@visiga/api/kept-site";
import { listened } from "@visiga/system/listened";
import { print } from "@visiga/system/output";
import { diagnose } from "#diagnosis/diagnose.ts";
import type { State } from "#diagnosis/finding.ts";
import { runCommand } from "./command.ts";

const marks: Record<State, string> = { ok: "ok", warning: "WARNING", broken: "BROKEN" };

/**
 * Prints problems and their solutions. Exits with 1 if something is broken, with 0 if there are only warnings. The checks
 * run in a process of their own: one that waits for a disk or a share that does not answer cannot end by itself.
 */
if (process.send) await runCommand(check);
else await runAndLeave(process.argv.slice(1));

async function check(): Promise<void> {
  const count: Record<State, number> = { ok: 0, warning: 0, broken: 0 };
  for await (const { about, state, says, advice } of diagnose(process.env, keptSite, () => new Date())) {
    count[state] += 1;
    print(`${marks[state].padEnd(8)} ${about.padEnd(12)} ${says}`);
    if (advice !== undefined) print(`${" ".repeat(22)}${advice}`);
  }
  print(`\n${count.broken} broken, ${count.warning} could be better, ${count.ok} fine`);
  process.exitCode = count.broken > 0 ? 1 : 0;
  // After what was printed.
  process.stdout.write("", () => process.send?.(process.exitCode));
}

async function runAndLeave([program = "", ...args]: string[]): Promise<void> {
  const checks = listened(fork(program, args, { stdio: "inherit" }));
  const code = await new Promise<unknown>((resolve) => {
    checks.once("message", resolve);
    checks.once("close", (ended) => resolve(ended ?? 1));
  });
  checks.kill("SIGKILL");
  process.exit(Number(code));
}
