import * as z from "zod/mini";
import { isoDateTime } from "./fields.ts";
import type { ProcedureTable } from "./procedures.ts";

/** A clock that has jumped ahead by more than a day, which nothing has confirmed; null if it is trusted. */
export const clockStatus = z.object({
  jump: z.nullable(
    z.object({
      /** When the server was last at work, by its clock then. */
      from: isoDateTime,
      /** The time by its clock now. */
      to: isoDateTime,
    }),
  ),
});
export type ClockStatus = z.infer<typeof clockStatus>;

export const clockProcedures = {
  status: { kind: "query", access: "admin", cost: "query", output: clockStatus },
  confirm: { kind: "mutation", access: "admin", cost: "query", output: clockStatus },
} as const satisfies ProcedureTable;
