const noticeKey = "notice";

/** Lets the next screen say once that the password was set. */
export const storePasswordNotice = (): void => sessionStorage.setItem(noticeKey, "passwordSet");

export function takePasswordNotice(): boolean {
  const isStored = sessionStorage.getItem(noticeKey) !== null;
  sessionStorage.removeItem(noticeKey);
  return isStored;
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
