import { isDeepStrictEqual } from "node:util";
import type { FieldChange, RevisionAction } from "@visiga/contracts/activity";
import type { RevisionEntity, Snapshot } from "#platform/revisions/revision.entity.ts";
import { differingParts } from "./differing-parts.ts";
import { readableText } from "./readable-text.ts";

type Revision = Pick<RevisionEntity, "action" | "before" | "after">;

/** The fields that the activity shows, in this order; any others in a revision only serve to restore. */
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
  "eventDay",
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

/** Actions that create something; any other revision without a `before` restored something. */
const additions: readonly RevisionAction[] = ["pictureAdded", "userInvited"];

/** The fields in which `before` and `after` of a revision differ; none for a deletion or a restored entry. */
export function fieldChanges({ action, before, after }: Revision): FieldChange[] {
  if (after === null || (before === null && !additions.includes(action))) return [];
  const [was, is] = [bySide(before ?? {}), bySide(after)];
  return fields.flatMap((field) => {
    if (isDeepStrictEqual(was[field] ?? null, is[field] ?? null)) return [];
    const texts = differingParts(readableText(was[field]), readableText(is[field]));
    return texts.before === texts.after ? [] : [{ field, ...texts }];
  });
}

/** Makes the sides of a bilingual value fields of their own: `en` and `sw`. */
function bySide({ value, ...rest }: Snapshot): Snapshot {
  const bilingual = typeof value === "object" && value !== null && "en" in value && "sw" in value;
  return bilingual ? { ...rest, ...value } : { ...rest, value };
}
