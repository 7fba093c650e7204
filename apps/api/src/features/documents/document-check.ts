import { once } from "node:events";
import type { FailureCode } from "@visiga/contracts/errors";
import pLimit from "p-limit";
import { AppError } from "#platform/errors/app-error.ts";
import { type ProcessLimits, startProcess } from "#platform/system/start-process.ts";

export type CheckAnswer =
  | { readonly pages: number }
  | { readonly refused: Extract<FailureCode, "document_type" | "document_unreadable" | "document_active"> };

const defaultLimits: ProcessLimits = { memory: 500 * 1024 * 1024, timeout: 60_000 };

export type CheckDocument = (path: string) => Promise<CheckAnswer>;

/**
 * Checks untrusted files, one after the other, each in a process of its own, which ends if it takes too much memory or
 * time. @throws AppError `unavailable` if the process cannot run
 */
export function checkByProcess(program: string, limits = defaultLimits): CheckDocument {
  const one = pLimit(1);
  const check: CheckDocument = async (path) => {
    const child = startProcess(program, limits);
    const ended = Promise.race([once(child, "exit"), once(child, "error")]).then(() => {
      throw new Error("The process that checks documents ended early");
    });
    let started = false;
    try {
      await Promise.race([once(child, "message"), ended]);
      started = true;
      child.send({ path }, () => {});
      const [answer] = (await Promise.race([once(child, "message"), ended])) as [CheckAnswer];
      return answer;
    } catch (cause) {
      if (started) return { refused: "document_unreadable" };
      throw new AppError("unavailable", { cause });
    } finally {
      ended.catch(() => {});
      child.kill("SIGKILL");
    }
  };
  return (path) => one(() => check(path));
}
