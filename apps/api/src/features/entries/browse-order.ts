import type { EntrySort } from "@visiga/contracts/managed-entries";
import type { SelectQueryBuilder } from "typeorm";
import { invalidField } from "#platform/errors/app-error.ts";
import type { EntryEntity } from "./entry.entity.ts";

/** One sort order: SQL on the alias `file`. Each has an index, so that pages are read without sorting. */
interface Order {
  readonly columns: Readonly<Record<string, "ASC" | "DESC">>;
  /** SQL condition for the entries after the one that `parameters` describe. */
  readonly after: string;
  readonly key: (entry: EntryEntity) => string;
  /** Query parameters of a sort key; null for malformed text. */
  readonly parameters: (key: string) => Record<string, unknown> | null;
}

const date = "COALESCE(file.eventDate, file.createdAt)";

const byDate = {
  key: ({ eventDate, createdAt }: EntryEntity) =>
    `${(eventDate ?? createdAt).toISOString()} ${createdAt.toISOString()}`,
  parameters: (key: string) => {
    const [date = "", created = ""] = key.split(" ");
    return isInstant(date) && isInstant(created) ? { date, created } : null;
  },
};

const isInstant = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/.test(text) && !Number.isNaN(Date.parse(text));

/** The row comparison lets an index scan start at the cursor. The second condition skips ties before the cursor. */
export const orders: Readonly<Record<EntrySort, Order>> = {
  newest: {
    columns: { [date]: "DESC", "file.createdAt": "DESC", "file.id": "ASC" },
    after: `(${date}, file.createdAt) <= (:date, :created) AND NOT ((${date}, file.createdAt) = (:date, :created) AND file.id <= :id)`,
    ...byDate,
  },
  // Reads the index of `newest` backwards, so ids descend.
  oldest: {
    columns: { [date]: "ASC", "file.createdAt": "ASC", "file.id": "DESC" },
    after: `(${date}, file.createdAt) >= (:date, :created) AND NOT ((${date}, file.createdAt) = (:date, :created) AND file.id >= :id)`,
    ...byDate,
  },
  name: {
    columns: { "lower(file.name)": "ASC", "file.id": "ASC" },
    after: "(lower(file.name), file.id) > (lower(:name), :id::uuid)",
    key: ({ name }) => name,
    parameters: (name) => ({ name }),
  },
  heaviest: {
    columns: { "file.weight": "DESC", "file.id": "ASC" },
    after: "file.weight <= :weight AND NOT (file.weight = :weight AND file.id <= :id)",
    key: ({ weight }) => String(weight),
    parameters: (key) => (/^\d{1,9}$/.test(key) ? { weight: Number(key) } : null),
  },
};

export function addOrder(query: SelectQueryBuilder<EntryEntity>, sort: EntrySort): SelectQueryBuilder<EntryEntity> {
  for (const [column, direction] of Object.entries(orders[sort].columns)) query.addOrderBy(column, direction);
  return query;
}

export const cursorOf = (sort: EntrySort, entry: EntryEntity): string =>
  Buffer.from(`${sort} ${entry.id} ${orders[sort].key(entry)}`).toString("base64url");

/** @throws AppError `validation_failed` for a cursor of another sort order */
export function cursorParameters(sort: EntrySort, cursor: string): Record<string, unknown> {
  const [, from, id, key = ""] = /^(\w+) ([\da-f-]{36}) (.*)$/s.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  const parameters = from === sort ? orders[sort].parameters(key) : null;
  if (parameters === null) throw invalidField("after", "paging_invalid");
  return { id, ...parameters };
}
