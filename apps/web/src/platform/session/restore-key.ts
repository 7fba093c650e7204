import { readStored, writeStored } from "#platform/storage/browser-storage.ts";

/** Key of the page `/restore` in this tab: the printed code, or the key of an administrator. */
const name = "restoreKey";

export const restoreKey = (): string | null => readStored(name, "sessionStorage");

export const storeRestoreKey = (key: string): void => writeStored(name, key, "sessionStorage");
