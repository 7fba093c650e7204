/**
 * A command for `spawn` that is stopped when this process ends in any way, such as a test run by its time limit. Its
 * standard input must be a pipe, which a watcher reads. Close it when the command has ended.
 * @param whole stops its process group too, which it must lead
 */
export function watchedCommand(command: readonly string[], { whole = false } = {}): [string, string[]] {
  if (process.platform === "win32") return [command[0] ?? "", command.slice(1)];
  // Without the other files of the command, whose readers wait for their end.
  const watcher = `(read -r _ <&9; kill -TERM ${whole ? "-" : ""}$$) >/dev/null 2>&1 3<&- 4<&- &`;
  return ["/bin/sh", ["-c", `exec 9<&0 </dev/null; ${watcher} exec "$@" 9<&-`, "sh", ...command]];
}
