import { type ForkOptions, fork } from "node:child_process";
import { listened } from "@visiga/system/listened";

/**
 * New objects lie in three spaces of V8, each of at most 8 MB. By default each may have 16 MB or more: the site then takes
 * 10 to 40 MB more and renders no faster.
 */
const youngHeap = "--max-semi-space-size=8";

interface ForkedOptions {
  readonly args?: readonly string[];
  readonly options?: ForkOptions;
}

export type ForkedSite = ReturnType<typeof forkSite>;

/** Starts the process of the site, which waits for its settings. @param program its path */
export function forkSite(program: string, { args = [], options }: ForkedOptions = {}) {
  // The debugger's port of this process is taken.
  const execArgv = [...process.execArgv.filter((option) => !option.startsWith("--inspect")), youngHeap];
  const child = listened(fork(program, args, { execArgv, ...options }));
  /** Resolves when it has ended, with the reason. */
  const ended = new Promise<string>((resolve) => {
    child.once("exit", (code, signal) => resolve(`exit ${signal ?? code}`));
    child.once("error", ({ message }) => resolve(message));
  });
  return { child, ended };
}
