/**
 * What a loader returns: from the server a page arrives with everything it reads; in the browser it opens at once,
 * shows itself loading and fills when its lists come.
 */
export function waitOnServer(...reading: Promise<unknown>[]): Promise<void> | undefined {
  return typeof document === "undefined" ? Promise.all(reading).then(() => undefined) : undefined;
}
