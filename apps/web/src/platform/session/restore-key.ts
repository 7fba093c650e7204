/** Key of the page `/restore` in this tab: the printed code, or the key of an administrator. */
const name = "restoreKey";

export const restoreKey = (): string | null => sessionStorage.getItem(name);

export const storeRestoreKey = (key: string): void => sessionStorage.setItem(name, key);
