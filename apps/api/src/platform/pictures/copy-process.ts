import { once } from "node:events";
import type { CopyKind, PictureCopy } from "./picture-copy.ts";
import type { PictureTurns } from "./picture-turns.ts";
import { startProcess } from "./start-process.ts";

/** The task of the encoding process, sent to it as its only message. It answers with `CopyResult`. */
export interface CopyTask {
  /** An encoded picture. */
  readonly picture: Buffer;
  readonly kinds: readonly CopyKind[];
}

export type CopyResult = { readonly copies: readonly PictureCopy[] } | { readonly failure: string };

/** Makes copies of a picture: of widths at the lowest quality that looks like it. */
export type MakeCopies = (task: CopyTask, signal: AbortSignal) => Promise<readonly PictureCopy[]>;

/** The time is several times what the largest picture takes on a slow machine. */
const limits = { timeout: 15 * 60 * 1000 };

/**
 * Makes copies in a process of its own with the lowest priority, which ends with its task: it takes only time that no
 * request needs, its memory is returned, and a crash of the encoder does not end the server. It makes room for large
 * uploads, and begins anew after them.
 * @param program path of `cli/encode-copies`, as a source or as built
 */
export const copiesByProcess =
  (program: string, turns: PictureTurns): MakeCopies =>
  (task, stopping) =>
    turns.background(async (signal) => {
      signal.throwIfAborted();
      const child = startProcess(program, limits);
      const stop = () => child.kill("SIGKILL");
      signal.addEventListener("abort", stop);
      try {
        const ended = once(child, "exit").then(([code, by]) => {
          throw new Error(`The process that makes copies ended early (${by ?? code})`);
        });
        child.send(task, () => {});
        const [result] = (await Promise.race([once(child, "message"), ended])) as [CopyResult];
        if ("failure" in result) throw new Error(result.failure);
        return result.copies;
      } finally {
        signal.removeEventListener("abort", stop);
        stop();
      }
    }, stopping);
