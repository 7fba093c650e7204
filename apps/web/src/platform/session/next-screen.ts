/** A notice that a screen passes to the next one, which shows it once. */
export type StoredNotice = "passwordSet";

const noticeKey = "notice";

export const storeNotice = (notice: StoredNotice): void => sessionStorage.setItem(noticeKey, notice);

export function takeNotice(): StoredNotice | null {
  const notice = sessionStorage.getItem(noticeKey);
  sessionStorage.removeItem(noticeKey);
  return notice === "passwordSet" ? notice : null;
}

/** Key in session storage of the path on which this tab's session ended. The next login returns to it. */
const placeKey = "returnTo";

export const rememberPlace = (): void => sessionStorage.setItem(placeKey, location.pathname + location.search);

export const clearPlace = (): void => sessionStorage.removeItem(placeKey);

/** The stored path if it is on this site, else null. */
export function rememberedPlace(): string | null {
  const place = sessionStorage.getItem(placeKey);
  return place && /^\/(?![/\\])/.test(place) ? place : null;
}
