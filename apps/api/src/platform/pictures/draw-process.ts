import { startProcess } from "@visiga/system/start-process";
import pLimit from "p-limit";

export interface DrawTask {
  readonly svg: string;
}

export type DrawResult = { readonly png: Uint8Array } | { readonly failure: string };

export type DrawPicture = (svg: string) => Promise<Buffer>;

/** Many times the duration, because it waits for idle CPU time. */
const limits = { timeout: 60_000 };

/** A process of the lowest priority for each picture, one after another: a crowd that asks for many slows nobody else. */
export function drawInProcess(program: string): DrawPicture {
  const one = pLimit(1);
  return (svg) =>
    one(async () => {
      const child = startProcess(program, limits);
      try {
        child.send({ svg } satisfies DrawTask);
        const result = await child.receive<DrawResult>();
        if ("failure" in result) throw new Error(result.failure);
        return Buffer.from(result.png);
      } finally {
        child.kill();
      }
    });
}
