/** Key in session storage of the path on which this tab's session ended. The next login returns to it. */
const key = "returnTo";

export const rememberPlace = (): void => sessionStorage.setItem(key, location.pathname + location.search);

export const forgetPlace = (): void => sessionStorage.removeItem(key);

/** The stored path if it is on this site, else null. */
export function rememberedPlace(): string | null {
  const place = sessionStorage.getItem(key);
  return place && /^\/(?![/\\])/.test(place) ? place : null;
}
