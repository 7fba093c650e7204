type Command = "admin" | "backup" | "restore" | "update" | "verify";

/** What the operator types: the launcher of a release names itself as it was called; without it, this is a clone. */
export function commandLine(command: Command): string {
  const launcher = process.env.VISIGA_COMMAND;
  if (launcher) return `${launcher} ${command}`;
  return `npx -y pnpm ${command === "verify" ? "backup:verify" : command}`;
}
