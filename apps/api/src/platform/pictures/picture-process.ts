import type { FailureCode } from "@visiga/contracts/errors";
import { ProcessDied, type ProcessLimits, startProcess } from "@visiga/system/start-process";
import pLimit from "p-limit";
import { AppError } from "#platform/errors/app-error.ts";
import {
  decodingLimit,
  type PicturePreparation,
  type PictureRequest,
  type PreparedPicture,
} from "./prepared-picture.ts";

export type PictureTask =
  | { readonly path: string; readonly wish?: PictureRequest | undefined }
  | { readonly opensHeic: true };

type PictureResult =
  | { readonly kind: "done"; readonly result: unknown }
  | { readonly kind: "refused"; readonly code: FailureCode; readonly reason: string };

/** Messages of the process: `ready`, then results. After `large` it waits until it may decode. */
export type PictureMessage = { readonly kind: "ready" } | { readonly kind: "large" } | PictureResult;

/** Memory of Node.js with its threads, and of the encoders. */
const overhead = 200 * 1024 * 1024;

const defaultLimits: ProcessLimits = { memory: decodingLimit + overhead, timeout: 120_000 };

/** A picture that exceeds the memory limit ends its process, not the server, and all memory is returned. */
export class PictureProcess implements PicturePreparation {
  #opensHeic: Promise<boolean> | undefined;

  constructor(
    private readonly program: string,
    private readonly semaphore: PictureSemaphore,
    private readonly limits = defaultLimits,
  ) {}

  /** @throws AppError also `unavailable` if the process cannot run */
  prepare(path: string, wish?: PictureRequest): Promise<PreparedPicture> {
    return this.semaphore.upload((makeRoom) => this.#run<PreparedPicture>({ path, wish }, makeRoom));
  }

  opensHeic(): Promise<boolean> {
    this.#opensHeic ??= this.#run<boolean>({ opensHeic: true }).catch((error: unknown) => {
      this.#opensHeic = undefined;
      throw error;
    });
    return this.#opensHeic;
  }

  async #run<Result>(task: PictureTask, makeRoom = () => {}): Promise<Result> {
    const child = startProcess(this.program, this.limits);
    let ready = false;
    try {
      await child.receive();
      ready = true;
      child.send(task);
      let message = await child.receive<PictureResult | { readonly kind: "large" }>();
      if (message.kind === "large") {
        makeRoom();
        child.send({});
        message = await child.receive<PictureResult>();
      }
      if (message.kind === "done") return message.result as Result;
      throw new AppError(message.code, { cause: message.reason });
    } catch (cause) {
      if (cause instanceof AppError) throw cause;
      const tooCostly = ready && cause instanceof ProcessDied && cause.signal !== null;
      throw new AppError(tooCostly ? "picture_too_costly" : "unavailable", { cause });
    } finally {
      child.kill();
    }
  }
}

/** Uploads are decoded one at a time, and nothing is encoded in the background during a large one. */
export class PictureSemaphore {
  readonly #uploads = pLimit(1);
  #room: Promise<void> | undefined;
  #interruption = new AbortController();

  /** @param work calls `makeRoom` before it decodes a large picture */
  upload<Result>(work: (makeRoom: () => void) => Promise<Result>): Promise<Result> {
    return this.#uploads(async () => {
      let leave = () => {};
      const makeRoom = () => {
        this.#room = new Promise((resolve) => {
          leave = resolve;
        });
        this.#interruption.abort();
        this.#interruption = new AbortController();
      };
      try {
        return await work(makeRoom);
      } finally {
        this.#room = undefined;
        leave();
      }
    });
  }

  /** Runs work that restarts after a large upload. Its signal tells it to stop. */
  async background<Result>(work: (signal: AbortSignal) => Promise<Result>, stopping: AbortSignal): Promise<Result> {
    for (;;) {
      if (this.#room) await this.#room;
      const { signal } = this.#interruption;
      try {
        return await work(AbortSignal.any([stopping, signal]));
      } catch (error) {
        if (!signal.aborted || stopping.aborted) throw error;
      }
    }
  }
}
