import type { SelectQueryBuilder } from "typeorm";

/** Cuts a page out of `size + 1` rows; its last row is the next cursor, null at the end of the list. */
export function listPage<Row>(read: readonly Row[], size: number): { rows: Row[]; next: Row | null } {
  const rows = read.slice(0, size);
  return { rows, next: read.length > size ? (rows.at(-1) ?? null) : null };
}

/** The rows after a cursor, newest first, with the number of all. The ids rise. */
export async function readSlice<Row extends { readonly id: string }>(
  query: SelectQueryBuilder<Row>,
  after: string | undefined,
  size: number,
) {
  const id = `${query.alias}.id`;
  const total = await query.getCount();
  if (after !== undefined) query.andWhere(`${id} < :after`, { after });
  const found = await query
    .orderBy(id, "DESC")
    .limit(size + 1)
    .getMany();
  const { rows, next } = listPage(found, size);
  return { rows, next: next?.id ?? null, total };
}
