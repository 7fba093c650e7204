import * as z from "zod/mini";
import { isoDateTime, wholeNumber } from "./fields.ts";
import type { ProcedureTable } from "./procedures.ts";
import { siteCatalogue } from "./site-catalogue.ts";

/** A number to pay to. `others`: new numbers in the words of a way to pay, such as a code to dial. */
const paymentNumber = z.object({
  kind: siteCatalogue.payments.fields.kind.stored,
  name: z.string(),
  number: z.string(),
  holder: z.string(),
});
export type PaymentNumber = z.infer<typeof paymentNumber>;

/** Numbers that visitors do not see yet, and when they will. */
export const waitingNumbers = z.object({
  waiting: z.nullable(
    z.object({
      numbers: z.array(z.extend(paymentNumber, { others: z.array(z.string()) })),
      /** Who entered them; empty for a restored backup. */
      by: z.string(),
      at: isoDateTime,
      /** Null: when another administrator agrees. */
      publicAt: z.nullable(isoDateTime),
      mayAgree: z.boolean(),
      plan: z.int(),
    }),
  ),
  /** Numbers that visitors have seen for less than a week, with their first day. */
  recent: z.array(z.extend(paymentNumber, { since: z.string() })),
  /** Whether a backup was restored in the last week, and nothing was known of the numbers before it. */
  restored: z.boolean(),
});
export type WaitingNumbers = z.infer<typeof waitingNumbers>;

const waitingReference = z.object({ plan: wholeNumber(1, 2 ** 31 - 1, "version_invalid") });
export type WaitingReference = z.infer<typeof waitingReference>;

export const paymentNumberProcedures = {
  waitingNumbers: { kind: "query", access: "user", cost: "query", output: waitingNumbers },
  agreeToNumbers: { kind: "mutation", access: "admin", cost: "query", input: waitingReference, output: waitingNumbers },
  refuseNumbers: { kind: "mutation", access: "admin", cost: "query", input: waitingReference, output: waitingNumbers },
} as const satisfies ProcedureTable;
