import type * as z from "zod/mini";
import { fieldIssues } from "../schema-issues.ts";

/** What a schema stores for an entry, or the code of its first issue. */
export const saved = (schema: z.ZodMiniType, value: unknown) => {
  const read = schema.safeParse(value);
  return read.success ? read.data : fieldIssues(read.error)[0]?.code;
};
