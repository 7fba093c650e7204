import { startProcess } from "@visiga/system/start-process";
import type { PictureVariant, VariantKind } from "@visiga/system/storage/picture-variant";
import type { PictureSemaphore } from "./picture-process.ts";

export interface VariantTask {
  readonly picture: Buffer;
  readonly kinds: readonly VariantKind[];
}

export type VariantResult = { readonly variants: readonly PictureVariant[] } | { readonly failure: string };

export type EncodeVariants = (task: VariantTask, signal: AbortSignal) => Promise<readonly PictureVariant[]>;

/** Several times the duration for the largest picture on a slow machine. */
const limits = { timeout: 15 * 60 * 1000 };

/**
 * A process of the lowest priority for each task: it only uses idle CPU time, all its memory is returned, and a crash
 * does not end the server. It stops for large uploads and starts again afterwards.
 */
export const encodeInProcess =
  (program: string, semaphore: PictureSemaphore): EncodeVariants =>
  (task, stopping) =>
    semaphore.background(async (signal) => {
      signal.throwIfAborted();
      const child = startProcess(program, limits);
      signal.addEventListener("abort", child.kill);
      try {
        child.send(task);
        const result = await child.receive<VariantResult>();
        if ("failure" in result) throw new Error(result.failure);
        return result.variants;
      } finally {
        signal.removeEventListener("abort", child.kill);
        child.kill();
      }
    }, stopping);
