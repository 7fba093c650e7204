/**
 * Return value of a loader: the server waits for all data before it draws; the browser opens the page at once and shows
 * it loading.
 */
export function waitOnServer(...reading: Promise<unknown>[]): Promise<void> | undefined {
  return typeof document === "undefined" ? Promise.all(reading).then(() => undefined) : undefined;
}
