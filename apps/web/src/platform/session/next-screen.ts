import { readStored, removeStored, writeStored } from "#platform/storage/browser-storage.ts";

const area = "sessionStorage";

const noticeKey = "notice";

/** Lets the next screen say once that the password was set. */
export const storePasswordNotice = (): void => writeStored(noticeKey, "passwordSet", area);

export function takePasswordNotice(): boolean {
  const isStored = readStored(noticeKey, area) !== null;
  removeStored(noticeKey, area);
  return isStored;
}

/** Key in session storage of the path on which this tab's session ended. The next login returns to it. */
const placeKey = "returnTo";

export const rememberPlace = (): void => writeStored(placeKey, location.pathname + location.search, area);

export const clearPlace = (): void => removeStored(placeKey, area);

/** The stored path if it is on this site, else null. */
export function rememberedPlace(): string | null {
  const place = readStored(placeKey, area);
  return place && /^\/(?![/\\])/.test(place) ? place : null;
}
