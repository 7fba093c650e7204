/**
 * The largest number in a column of a restored table, by type: far beyond what counting reaches, and far enough from the
 * last number of the type, because the next change adds one. A number that is not counted must be below it too.
 */
export const largestRestored = { smallint: 2 ** 14, integer: 2 ** 30, bigint: 10 ** 15 } as const;
