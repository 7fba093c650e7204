/**
 * Cuts a slice out of `size + 1` rows that were read; the extra row tells whether there are more.
 * @returns the slice's rows, and its last row as the next cursor; null at the end of the list
 */
export function listSlice<Row>(read: readonly Row[], size: number): { rows: Row[]; next: Row | null } {
  const rows = read.slice(0, size);
  return { rows, next: read.length > size ? (rows.at(-1) ?? null) : null };
}
