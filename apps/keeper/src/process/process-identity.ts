import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";

/** A process id, with data that distinguishes it from other uses of the same id. */
export interface ProcessIdentity {
  readonly pid: number;
  /** Start time in clock ticks since boot; null without /proc. */
  readonly started: string | null;
  /** Scope of the id: the machine's boot id and the container's PID namespace. */
  readonly space: string;
}

export function currentProcess(): ProcessIdentity {
  return { pid: process.pid, started: processStart(process.pid), space: processSpace() };
}

/** Whether the process still runs; `unknown` if its id belongs to another scope. */
export function processState(identity: ProcessIdentity): "alive" | "gone" | "unknown" {
  if (identity.space !== processSpace()) return "unknown";
  if (!isRunning(identity.pid)) return "gone";
  const started = processStart(identity.pid);
  return started === null || identity.started === null || started === identity.started ? "alive" : "gone";
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function processStart(pid: number): string | null {
  try {
    // The name in parentheses may contain any character; the state and, as the 20th field, the start time follow it.
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    // A zombie has already released its files.
    return fields[0] === "Z" || fields[0] === "X" ? "ended" : (fields[19] ?? null);
  } catch {
    return null;
  }
}

function processSpace(): string {
  try {
    return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()} ${readlinkSync("/proc/self/ns/pid")}`;
  } catch {
    return hostname();
  }
}
