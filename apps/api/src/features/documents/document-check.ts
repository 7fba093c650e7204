import type { FailureCode } from "@visiga/contracts/errors";
import { type ProcessLimits, startProcess } from "@visiga/system/start-process";
import pLimit from "p-limit";
import { AppError } from "#platform/errors/app-error.ts";

export type CheckAnswer =
  | { readonly pages: number }
  | {
      readonly refused: Extract<
        FailureCode,
        "document_type" | "document_unreadable" | "document_protected" | "document_pages" | "document_active"
      >;
    };

const defaultLimits: ProcessLimits = { memory: 500 * 1024 * 1024, timeout: 60_000 };

export type CheckDocument = (path: string) => Promise<CheckAnswer>;

/**
 * Checks untrusted files, one after the other, each in a process of its own, which ends if it takes too much memory or
 * time. @throws AppError `unavailable` if the process cannot run
 */
export function checkByProcess(program: string, limits = defaultLimits): CheckDocument {
  const one = pLimit(1);
  return (path) =>
    one(async () => {
      const child = startProcess(program, limits);
      try {
        await child.receive().catch((cause: unknown) => {
          throw new AppError("unavailable", { cause });
        });
        child.send({ path });
        return await child.receive<CheckAnswer>().catch((): CheckAnswer => ({ refused: "document_unreadable" }));
      } finally {
        child.kill();
      }
    });
}
