/** Writes bytes as kilobytes of 1,000 bytes with one decimal. */
export const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
