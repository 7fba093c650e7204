import { startProcess } from "@visiga/system/start-process";
import type { PictureVariant, VariantKind } from "@visiga/system/storage/picture-variant";
import pLimit from "p-limit";
import type { PictureSemaphore } from "./picture-process.ts";

export interface VariantTask {
  readonly picture: Buffer;
  readonly kinds: readonly VariantKind[];
}

export interface DrawTask {
  readonly svg: string;
}

export type BackgroundAnswer<Result> = { readonly result: Result } | { readonly failure: string };

export type EncodeVariants = (task: VariantTask, signal: AbortSignal) => Promise<readonly PictureVariant[]>;

export type DrawPicture = (svg: string) => Promise<Buffer>;

/** Milliseconds: several times the duration for the largest picture on a slow machine. */
const encodingTimeout = 15 * 60 * 1000;

/** Milliseconds: many times the duration, because it waits for idle CPU time. */
const drawingTimeout = 60_000;

/**
 * A process of the lowest priority for each task: it only uses idle CPU time, all its memory is returned, and a crash
 * does not end the server.
 */
async function run<Result>(program: string, task: object, timeout: number, signal?: AbortSignal): Promise<Result> {
  signal?.throwIfAborted();
  const child = startProcess(program, { timeout });
  signal?.addEventListener("abort", child.kill);
  try {
    child.send(task);
    const answer = await child.receive<BackgroundAnswer<Result>>();
    if ("failure" in answer) throw new Error(answer.failure);
    return answer.result;
  } finally {
    signal?.removeEventListener("abort", child.kill);
    child.kill();
  }
}

/** It stops for large uploads and starts again afterwards. */
export const encodeInProcess =
  (program: string, semaphore: PictureSemaphore): EncodeVariants =>
  (task, stopping) =>
    semaphore.background((signal) => run(program, task, encodingTimeout, signal), stopping);

/** One picture after another: a crowd that asks for many slows nobody else. */
export function drawInProcess(program: string): DrawPicture {
  const one = pLimit(1);
  return (svg) =>
    one(async () => Buffer.from(await run<Uint8Array>(program, { svg } satisfies DrawTask, drawingTimeout)));
}
