type Command = "admin" | "backup" | "diagnose" | "restore" | "update" | "verify";

/** The command as the operator types it: a release's launcher passes its own name; without it, this is a clone. */
export function commandLine(command: Command): string {
  const launcher = process.env.VISIGA_COMMAND;
  if (launcher) return `${launcher} ${command}`;
  return `npx -y pnpm ${command === "verify" ? "backup:verify" : command}`;
}
