import type { Manifest } from "#platform/archive/manifest.ts";

/** Summary of a backup for the operator: `12 tables with 321 rows, 45 photos in 530 copies, 41.3 MB`. */
export function contents({ tables, photos, entries }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const copies = entries.length - tables.length;
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  return `${tables.length} tables with ${rows} rows, ${photos.length} photos in ${copies} copies, ${megabytes(bytes)}`;
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** Seconds since `start`, a value of `performance.now()`: `2.4 s`. */
export const since = (start: number): string => `${((performance.now() - start) / 1000).toFixed(1)} s`;
