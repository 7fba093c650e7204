import { once } from "node:events";
import type { FailureCode } from "@visiga/contracts/errors";
import { AppError } from "#platform/errors.ts";
import { decodingLimit } from "./picture-cost.ts";
import type { PictureTurns } from "./picture-turns.ts";
import type { PicturePreparation, PreparedPicture } from "./prepared-picture.ts";
import { type ProcessLimits, startProcess } from "./start-process.ts";

/** What the process is asked first: to prepare the picture of a path, or whether it opens HEIC. */
export type PictureTask = { readonly path: string } | { readonly opensHeic: true };

/** What it says: first that it runs, then its answers; after `large` it waits for a message before it decodes. */
export type PictureMessage =
  | { readonly kind: "ready" }
  | { readonly kind: "large" }
  | { readonly kind: "done"; readonly result: unknown }
  | { readonly kind: "refused"; readonly code: FailureCode; readonly reason: string };

/** What Node.js takes, with its threads, and the encoders of the copies. */
const overhead = 200 * 1024 * 1024;

const usualLimits: ProcessLimits = { memory: decodingLimit + overhead, timeout: 120_000 };

/**
 * Prepares each picture in a process of its own with a limit of memory: a picture that takes more ends that process, not
 * the server, and its memory is returned.
 * @param program path of `cli/prepare-picture`, as a source or as built
 */
export class PictureProcess implements PicturePreparation {
  readonly #program: string;
  readonly #turns: PictureTurns;
  readonly #limits: ProcessLimits;
  #opensHeic: Promise<boolean> | undefined;

  constructor(program: string, turns: PictureTurns, limits = usualLimits) {
    this.#program = program;
    this.#turns = turns;
    this.#limits = limits;
  }

  /** @throws AppError also `unavailable` where the process cannot run */
  prepare(path: string): Promise<PreparedPicture> {
    return this.#turns.upload((makeRoom) => this.#ask<PreparedPicture>({ path }, makeRoom));
  }

  opensHeic(): Promise<boolean> {
    this.#opensHeic ??= this.#ask<boolean>({ opensHeic: true }).catch((error: unknown) => {
      this.#opensHeic = undefined;
      throw error;
    });
    return this.#opensHeic;
  }

  async #ask<Result>(task: PictureTask, makeRoom = () => {}): Promise<Result> {
    const child = startProcess(this.#program, this.#limits);
    let ready = false;
    const ended = new Promise<never>((_, reject) => {
      child.once("error", (cause) => reject(new AppError("unavailable", { cause })));
      // By a signal it ends itself where it may have no more memory, and is ended after its time.
      child.once("exit", (code, signal) => {
        const cause = new Error(`The process that prepares pictures ended early (${signal ?? code})`);
        reject(new AppError(ready && signal ? "picture_too_costly" : "unavailable", { cause }));
      });
    });
    const answer = async (): Promise<PictureMessage> => {
      const [message] = (await Promise.race([once(child, "message"), ended])) as [PictureMessage];
      return message;
    };
    try {
      await answer();
      ready = true;
      child.send(task, () => {});
      let message = await answer();
      if (message.kind === "large") {
        makeRoom();
        child.send({}, () => {});
        message = await answer();
      }
      if (message.kind === "done") return message.result as Result;
      if (message.kind === "refused") throw new AppError(message.code, { cause: message.reason });
      throw new Error("The process that prepares pictures was not understood");
    } finally {
      ended.catch(() => {});
      child.kill("SIGKILL");
    }
  }
}
