import { isDeepStrictEqual } from "node:util";
import type { FieldChange, RevisionAction } from "@visiga/contracts/activity";
import type { RevisionEntity, Snapshot } from "#platform/revisions/revision.entity.ts";
import { differingParts } from "./differing-parts.ts";
import { readableText } from "./readable-text.ts";

type Revision = Pick<RevisionEntity, "action" | "before" | "after">;

/** What the log tells of, in this order; whatever else a revision keeps serves to bring things back. */
const fields = [
  ...["name", "title", "page", "description", "nameSw", "titleSw", "descriptionSw", "alt", "altSw", "eventDay"],
  ...["focal", "photo", "minors", "consent", "takenDown", "order"],
  ...["email", "phoneNumber", "role", "status", "value", "en", "sw"],
] as const;

/** What was not there before; any other revision without a `before` put something back as it was. */
const additions: readonly RevisionAction[] = ["pictureAdded", "userInvited"];

/** The fields in which a revision's `after` differs from its `before`; none for what was deleted or put back. */
export function fieldChanges({ action, before, after }: Revision): FieldChange[] {
  if (after === null || (before === null && !additions.includes(action))) return [];
  const [was, is] = [bySide(before ?? {}), bySide(after)];
  return fields.flatMap((field) => {
    if (isDeepStrictEqual(was[field] ?? null, is[field] ?? null)) return [];
    const texts = differingParts(readableText(was[field]), readableText(is[field]));
    return texts.before === texts.after ? [] : [{ field, ...texts }];
  });
}

/** The two sides of a bilingual value are fields of their own. */
function bySide({ value, ...rest }: Snapshot): Snapshot {
  const bilingual = typeof value === "object" && value !== null && "en" in value && "sw" in value;
  return bilingual ? { ...rest, ...value } : { ...rest, value };
}
