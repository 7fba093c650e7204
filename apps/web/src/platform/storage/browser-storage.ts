// A browser may deny storage, have no room left, or forget what is written. Every use of local and session storage, of
// cookies and of messages between tabs goes through this file.

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
    store(globalThis[area], key, value);
  } catch {
    unstored.set(unstoredKey(key, area), value);
  }
}

/** @throws if the value cannot be read afterwards */
function store(storage: Storage, key: string, value: string): void {
  storage.setItem(key, value);
  if (storage.getItem(key) !== value) throw new Error("The browser did not keep what was written");
}

export function removeStored(key: string, area: Area = "localStorage"): void {
  unstored.delete(unstoredKey(key, area));
  try {
    globalThis[area].removeItem(key);
  } catch {
    // Nothing is stored.
  }
}

export function writeCookie(cookie: string): void {
  try {
    document.cookie = cookie;
  } catch {
    // Cookies are denied.
  }
}

export function readCookies(): readonly string[] {
  try {
    return document.cookie.split("; ");
  } catch {
    return [];
  }
}

/** A channel to the other tabs; null where the browser denies it. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
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
    // The text is as long as both tokens together.
    store(localStorage, key, "-".repeat(1000));
    localStorage.removeItem(key);
  } catch (cause) {
    throw new StorageDenied("The browser stores nothing", { cause });
  }
}
