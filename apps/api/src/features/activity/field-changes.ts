import { isDeepStrictEqual } from "node:util";
import type { FieldChange, RevisionAction } from "@visiga/contracts/activity";
import type { RevisionEntity, Snapshot } from "#platform/revisions/revision.entity.ts";
import { differingParts } from "./differing-parts.ts";

type Revision = Pick<RevisionEntity, "action" | "before" | "after">;

/** The fields shown, in display order. Other fields of a revision only serve to restore it. */
const fields = [
  "name",
  "title",
  "page",
  "description",
  "nameSw",
  "titleSw",
  "descriptionSw",
  "alt",
  "altSw",
  "decorative",
  "eventDay",
  "shownFrom",
  "focal",
  "photo",
  "minors",
  "consent",
  "takenDown",
  "order",
  "email",
  "phoneNumber",
  "role",
  "status",
  "value",
  "en",
  "sw",
] as const;

/** Actions that create something. Other revisions without a `before` are restores. */
const additions: readonly RevisionAction[] = ["pictureAdded", "userInvited"];

/** The fields that differ between `before` and `after`; none for a deletion or a restore. */
export function fieldChanges({ action, before, after }: Revision): FieldChange[] {
  if (after === null || (before === null && !additions.includes(action))) return [];
  const [was, is] = [bySide(before ?? {}), bySide(after)];
  return fields.flatMap((field) => {
    if (isDeepStrictEqual(was[field] ?? null, is[field] ?? null)) return [];
    const texts = differingParts(readableText(was[field]), readableText(is[field]));
    return texts.before === texts.after ? [] : [{ field, ...texts }];
  });
}

/** Splits a bilingual value into the fields `en` and `sw`. */
function bySide({ value, ...rest }: Snapshot): Snapshot {
  const bilingual = typeof value === "object" && value !== null && "en" in value && "sw" in value;
  return bilingual ? { ...rest, ...value } : { ...rest, value };
}

/** A stored value as language-neutral text; null for an empty value and `false`. */
function readableText(value: unknown): string | null {
  if (value === undefined || value === null || value === false || value === "") return null;
  if (value === true) return "✓";
  if (Array.isArray(value)) return value.map(line).join("\n") || null;
  return line(value);
}

function line(value: unknown): string {
  if (Array.isArray(value)) return value.map(line).filter(Boolean).join(" · ");
  if (typeof value === "object" && value !== null) {
    const { id: _hidden, ...shown } = value as { readonly id?: unknown };
    return line(Object.values(shown).map(line));
  }
  return value === null || value === undefined ? "" : String(value);
}
