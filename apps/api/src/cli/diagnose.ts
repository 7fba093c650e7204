import { diagnose } from "#diagnosis/diagnose.ts";
import type { State } from "#diagnosis/finding.ts";
import { print } from "#platform/system/output.ts";
import { runCommand } from "./command.ts";

const marks: Record<State, string> = { ok: "ok", warning: "WARNING", broken: "BROKEN" };

/** Prints problems and their solutions. Exits with 1 if something is broken, with 0 if there are only warnings. */
await runCommand(async () => {
  const count: Record<State, number> = { ok: 0, warning: 0, broken: 0 };
  for await (const { about, state, says, advice } of diagnose(process.env, () => new Date())) {
    count[state] += 1;
    print(`${marks[state].padEnd(8)} ${about.padEnd(12)} ${says}`);
    if (advice !== undefined) print(`${" ".repeat(22)}${advice}`);
  }
  print(`\n${count.broken} broken, ${count.warning} could be better, ${count.ok} fine`);
  if (count.broken > 0) process.exitCode = 1;
});
