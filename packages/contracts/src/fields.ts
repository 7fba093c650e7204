import * as z from "zod/mini";
import type { IssueCode } from "./errors.ts";

/** A code as a schema's message: `says("name_required")`. */
export const says = (code: IssueCode) => ({ error: code });

/** Text that the database can hold: PostgreSQL has no character NUL. */
export const storable = z.refine<string>((text) => !text.includes("\0"), "field_invalid");

/** A line of text that must be there: trimmed, 1 to `max` characters. */
export const line = (max: number, missing: IssueCode, tooLong: IssueCode) =>
  z.string(says(missing)).check(z.trim(), z.minLength(1, missing), z.maxLength(max, tooLong), storable);

/** UUID of any record. */
export const id = z.uuid(says("id_invalid"));

/** Times cross the wire as ISO 8601 strings in UTC. */
export const instant = z.iso.datetime();
