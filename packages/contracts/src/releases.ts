import * as z from "zod/mini";
import type { ProcedureTable } from "./procedures.ts";

export const releaseStatus = z.object({
  installed: z.string(),
  /** The newest release for this machine if it is newer, and the address of its archive; null if none is known. */
  newer: z.nullable(z.object({ version: z.string(), address: z.string() })),
});
export type ReleaseStatus = z.infer<typeof releaseStatus>;

export const releaseProcedures = {
  status: { kind: "query", access: "admin", cost: "query", output: releaseStatus },
} as const satisfies ProcedureTable;
