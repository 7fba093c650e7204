import { setTimeout as pause } from "node:timers/promises";
import type { Config } from "@visiga/system/config/config";
import { startProcess } from "@visiga/system/start-process";
import { program } from "#program.ts";
import {
  type AskSecondPlace,
  SecondPlaceFailure,
  type SecondPlaceOrder,
  type SecondPlaceResult,
  secondPlaces,
} from "./second-places.ts";

export type SecondPlaceMessage =
  | { readonly kind: "progress" }
  | { readonly kind: "done"; readonly result: SecondPlaceResult }
  | { readonly kind: "failed"; readonly reason: SecondPlaceFailure["reason"]; readonly message: string };

/** Milliseconds without a word. A part of a copy takes minutes over a slow line, and so does a stick that is flushed. */
const defaultLimits = { list: 15_000, copy: 660_000 };

/** Milliseconds in which a stopped copy removes its unfinished file. */
const tidying = 3000;

/**
 * Works on second places in a process of its own: reading from a share that does not answer blocks a thread for ever, and
 * cannot be interrupted, not even by the end of the process. Such a process is left behind, and none is added to it.
 * @param path path of `cli/second-place`, as source or built
 */
export function askByProcess(path: string, limits = defaultLimits): AskSecondPlace {
  const left = new Set<{ readonly work: SecondPlaceOrder["work"] }>();
  return async (order, signal) => {
    const { work, task } = order;
    if ([...left].some((other) => other.work === work))
      throw new SecondPlaceFailure("failed", "it has not answered since an earlier attempt");
    const limit = task.kind === "list" ? limits.list : limits.copy;
    const child = startProcess(path, { env: process.env });
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      if (signal.aborted) reject(signal.reason);
    });
    aborted.catch(() => {});
    try {
      child.send(order);
      for (;;) {
        const message = await Promise.race([child.receive<SecondPlaceMessage>(), silence(limit), aborted]);
        if (message.kind === "done") return message.result;
        if (message.kind === "failed") throw new SecondPlaceFailure(message.reason, message.message);
      }
    } catch (error) {
      // The process removes its unfinished file when it is told to stop.
      if (signal.aborted) await Promise.race([child.stop(), pause(tidying)]);
      throw error;
    } finally {
      child.abandon();
      left.add(order);
      void child.ended.then(() => left.delete(order));
      // The end of a process that is not blocked takes some milliseconds.
      await Promise.race([child.ended, pause(1000)]);
    }
  };
}

const silence = (milliseconds: number): Promise<never> =>
  pause(milliseconds, undefined, { ref: false }).then(() => {
    throw new SecondPlaceFailure("failed", `it has not answered for ${milliseconds / 1000} s`);
  });

export const secondPlacesByProcess = (config: Pick<Config, "s3" | "dataDir" | "backups">) =>
  secondPlaces(config, askByProcess(program("second-place")));
