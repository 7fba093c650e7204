import * as z from "zod/mini";
import { id, wholeNumber, withCode } from "./fields.ts";
import type { ProcedureTable } from "./procedures.ts";

export const documentLimits = { bytes: 10 * 1024 * 1024, pages: 300 } as const;

export const documentFile = z.object(
  {
    id,
    pages: wholeNumber(1, documentLimits.pages, "field_invalid"),
    bytes: wholeNumber(1, documentLimits.bytes, "field_invalid"),
  },
  withCode("field_required"),
);
export type DocumentFile = z.infer<typeof documentFile>;

/** The page that names a document, beside the list of all. */
export const documentPlaces = ["admission", "joining", "joiningForms", "news"] as const;
export type DocumentPlace = (typeof documentPlaces)[number];

/** Address of the download. The words of the title name the file on the device of the visitor. */
export function documentPath({ id }: DocumentFile, title: string): string {
  const words = title
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-|-$/g, "");
  return `/documents/${id}/${words || "document"}.pdf`;
}

export const documentProcedures = {
  add: { kind: "route", access: "admin", cost: "computation", output: documentFile },
} as const satisfies ProcedureTable;
