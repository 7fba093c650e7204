import * as z from "zod/mini";
import type { ProcedureTable } from "./procedures.ts";

/** What a school does on its first afternoon with the website, in this order. */
export const firstSteps = [
  "name",
  "phone",
  "address",
  "fees",
  "payments",
  "dates",
  "message",
  "news",
  "colleague",
  "backup",
] as const;
export type FirstStep = (typeof firstSteps)[number];

export const firstStepsDone = z.object({ done: z.array(z.enum(firstSteps)) });

export const firstStepsProcedures = {
  read: { kind: "query", access: "admin", cost: "query", output: firstStepsDone },
} as const satisfies ProcedureTable;
