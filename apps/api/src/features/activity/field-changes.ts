import { isDeepStrictEqual } from "node:util";
import type { FieldChange, RecordChange, RevisionAction } from "@visiga/contracts/activity";
import { entryFieldNames } from "@visiga/contracts/entry-field-names";
import { isRecordsKey } from "@visiga/contracts/site";
import type { RevisionEntity, Snapshot } from "#platform/revisions/revision.entity.ts";
import { differingParts } from "./differing-parts.ts";

type Revision = Pick<RevisionEntity, "kind" | "subjectId" | "action" | "before" | "after">;

const maxRecords = 10;

/** The fields shown, in display order. Other fields of a revision are only for restoring it. */
const fields = [
  ...entryFieldNames,
  "focal",
  "photo",
  "minors",
  "consent",
  "takenDown",
  "waiting",
  "reviewNote",
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

/**
 * The fields that differ between `before` and `after`; none for a deletion or a restore.
 * @param headlines of news, by id, for the albums of pictures
 */
export function fieldChanges(
  { subjectId, action, before, after }: Revision,
  headlines: ReadonlyMap<string, string> = new Map(),
): FieldChange[] {
  if (after === null || (before === null && !additions.includes(action))) return [];
  const isList = isRecordsKey(subjectId);
  const [was, is] = [bySide(before ?? {}), bySide(after)];
  const changed = fields.flatMap((field) => {
    if ((isList && field === "value") || isDeepStrictEqual(was[field] ?? null, is[field] ?? null)) return [];
    const [from, to] = [was, is].map((state) =>
      field === "album" ? albumText(state, headlines) : readableText(state[field]),
    );
    const texts = differingParts(from ?? null, to ?? null);
    return texts.before === texts.after ? [] : [{ field, ...texts }];
  });
  return isList ? [...changedRecords(before, after), ...changed] : changed;
}

function changedRecords(before: Snapshot | null, after: Snapshot): FieldChange[] {
  const records = recordChanges(listOf(before), listOf(after));
  if (records.length === 0) return [];
  const more = Math.max(0, records.length - maxRecords);
  return [{ field: "value", before: null, after: null, records: records.slice(0, maxRecords), more }];
}

const listOf = (snapshot: Snapshot | null) => (Array.isArray(snapshot?.value) ? snapshot.value : []);

/** Splits a bilingual value into the fields `en` and `sw`. */
function bySide({ value, ...rest }: Snapshot): Snapshot {
  const bilingual = typeof value === "object" && value !== null && "en" in value && "sw" in value;
  return bilingual ? { ...rest, ...value } : { ...rest, value };
}

/** The headline of the album's news. If the news is deleted, only a tick: its id would tell nobody anything. */
const albumText = ({ album }: Snapshot, headlines: ReadonlyMap<string, string>): string | null =>
  typeof album === "string" ? (headlines.get(album) ?? "✓") : null;

/** A stored value as language-neutral text; null for an empty value and `false`. */
function readableText(value: unknown): string | null {
  if (value === undefined || value === null || value === false || value === "") return null;
  if (value === true) return "✓";
  if (Array.isArray(value)) return value.map(line).join("\n") || null;
  return line(value);
}

function line(value: unknown): string {
  if (Array.isArray(value)) return value.map(line).filter(Boolean).join(" · ");
  return value === null || value === undefined ? "" : String(value);
}

type ListedRecord = Readonly<Record<string, unknown>>;

/** The records that differ between two lists. A record with the same id, else at the same position, counts as changed. */
function recordChanges(before: readonly ListedRecord[], after: readonly ListedRecord[]): RecordChange[] {
  const [gone, added] = [without(before, after), without(after, before)];
  const changed = added.map(({ number, record }): RecordChange => {
    const former = gone.find((each) =>
      record.id === undefined ? each.number === number : each.record.id === record.id,
    );
    if (former) gone.splice(gone.indexOf(former), 1);
    return { number, before: former?.record ?? null, after: record };
  });
  return [...changed, ...gone.map(({ number, record }) => ({ number, before: record, after: null }))];
}

/** PostgreSQL stores the members of records in one order. */
function without(list: readonly ListedRecord[], other: readonly ListedRecord[]) {
  const known = new Set(other.map((record) => JSON.stringify(record)));
  return list.flatMap((record, index) => (known.has(JSON.stringify(record)) ? [] : { number: index + 1, record }));
}
