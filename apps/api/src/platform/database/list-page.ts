/** Cuts a page out of `size + 1` rows; its last row is the next cursor, null at the end of the list. */
export function listPage<Row>(read: readonly Row[], size: number): { rows: Row[]; next: Row | null } {
  const rows = read.slice(0, size);
  return { rows, next: read.length > size ? (rows.at(-1) ?? null) : null };
}
