/**
 * One slice of a list of which `size + 1` rows were read, so that it is known whether there are more.
 * @returns its rows, and the one that the next slice goes on after; null at the end of the list
 */
export function listSlice<Row>(read: readonly Row[], size: number): { rows: Row[]; next: Row | null } {
  const rows = read.slice(0, size);
  return { rows, next: read.length > size ? (rows.at(-1) ?? null) : null };
}
