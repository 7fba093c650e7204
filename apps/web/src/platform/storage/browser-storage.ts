// A browser may deny storage, or have no room left. Every use of local and session storage goes through this file.

type Area = "localStorage" | "sessionStorage";

/** Values that the browser did not store. They apply until the page is left. */
const unstored = new Map<string, string>();

const unstoredKey = (key: string, area: Area): string => `${area} ${key}`;

export function readStored(key: string, area: Area = "localStorage"): string | null {
  try {
    return unstored.get(unstoredKey(key, area)) ?? globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string, area: Area = "localStorage"): void {
  unstored.delete(unstoredKey(key, area));
  try {
    globalThis[area].setItem(key, value);
  } catch {
    unstored.set(unstoredKey(key, area), value);
  }
}

export function removeStored(key: string, area: Area = "localStorage"): void {
  unstored.delete(unstoredKey(key, area));
  try {
    globalThis[area].removeItem(key);
  } catch {
    // Nothing is stored.
  }
}

/** Thrown before a request whose result could not be stored. */
export class StorageDenied extends Error {
  override readonly name = "StorageDenied";
}

/** @throws StorageDenied if this browser stores nothing at present, so that a login would end with the page */
export function requireStorage(): void {
  const key = "probe";
  try {
    // As long as both tokens.
    localStorage.setItem(key, "-".repeat(1000));
    localStorage.removeItem(key);
  } catch (cause) {
    throw new StorageDenied("The browser stores nothing", { cause });
  }
}
