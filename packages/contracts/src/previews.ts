import * as z from "zod/mini";
import { day } from "./fields.ts";
import type { ProcedureTable } from "./procedures.ts";

/** Where previews are: `/preview/<token>` followed by the path of the page. */
export const previewsPath = "/preview";

export const previewLifetime = 600;

export const previewRequest = z.object({
  path: z.string().check(z.regex(/^\/[a-z\d/-]{0,200}$/, "field_invalid")),
  day,
});

export const preview = z.object({ path: z.string() });

export const previewProcedures = {
  create: { kind: "mutation", access: "user", cost: "query", input: previewRequest, output: preview },
} as const satisfies ProcedureTable;
