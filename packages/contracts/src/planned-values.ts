import * as z from "zod/mini";
import { day, listOf } from "./fields.ts";
import type { ProcedureTable } from "./procedures.ts";
import { managedSiteValue, seenVersion, valueKey } from "./site-editing.ts";

/**
 * Why a planned value was not published when it was due: who planned it may no longer, the rules refuse it, or a restored
 * backup brought it back. An administrator publishes or withdraws it.
 */
export const holdReasons = ["planner", "refused", "restored"] as const;
export type HoldReason = (typeof holdReasons)[number];

/** A value that replaces the current one of its key at a moment to come. A key has at most one. */
export const plannedValue = z.object({
  key: valueKey,
  /** The value in the form of a `managedSiteValue`; null removes it. */
  value: z.unknown(),
  /** The school's day with whose beginning it is due. */
  from: day,
  plannedBy: z.string(),
  /** Whether the current value was replaced after this one was planned. */
  changedSince: z.boolean(),
  held: z.nullable(z.enum(holdReasons)),
  version: z.int(),
});
export type PlannedValue = z.infer<typeof plannedValue>;

export const plannedValues = z.object({ plans: z.array(plannedValue) });

/** `version` is that of the current value, `plan` that of the former plan, 0 without one. */
const planned = z.object({ key: valueKey, value: z.unknown(), version: seenVersion, plan: seenVersion });

/** Values that replace the current ones at the beginning of a day of the school. */
export const valuePlan = z.object({ from: day, values: listOf(planned, 100) });
export type ValuePlan = z.infer<typeof valuePlan>;

export const planReference = z.object({ key: valueKey, plan: seenVersion });
export type PlanReference = z.infer<typeof planReference>;

export const plannedValueProcedures = {
  plans: { kind: "query", access: "admin", cost: "query", output: plannedValues },
  plan: { kind: "mutation", access: "admin", cost: "query", input: valuePlan, output: plannedValues },
  withdrawPlan: { kind: "mutation", access: "admin", cost: "query", input: planReference, output: plannedValues },
  publishPlan: { kind: "mutation", access: "admin", cost: "query", input: planReference, output: managedSiteValue },
} as const satisfies ProcedureTable;
