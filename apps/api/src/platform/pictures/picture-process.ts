import { once } from "node:events";
import type { FailureCode } from "@visiga/contracts/errors";
import { AppError } from "#platform/errors/app-error.ts";
import { type ProcessLimits, startProcess } from "#platform/system/start-process.ts";
import type { PictureSemaphore } from "./picture-semaphore.ts";
import { decodingLimit } from "./picture-type.ts";
import type { PicturePreparation, PictureRequest, PreparedPicture } from "./prepared-picture.ts";

export type PictureTask =
  | { readonly path: string; readonly wish?: PictureRequest | undefined }
  | { readonly opensHeic: true };

/** First that it runs, then its results. After `large` it waits for a message before it decodes. */
export type PictureMessage =
  | { readonly kind: "ready" }
  | { readonly kind: "large" }
  | { readonly kind: "done"; readonly result: unknown }
  | { readonly kind: "refused"; readonly code: FailureCode; readonly reason: string };

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
    const ended = new Promise<never>((_, reject) => {
      child.once("error", (cause) => reject(new AppError("unavailable", { cause })));
      // A signal means that it reached its memory limit, or was killed after its timeout.
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
