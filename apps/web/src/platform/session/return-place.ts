/** Path on which this tab's session ended, in session storage; the next login returns to it. */
const key = "returnTo";

export const rememberPlace = (): void => sessionStorage.setItem(key, location.pathname + location.search);

export const forgetPlace = (): void => sessionStorage.removeItem(key);

/** The stored path of this site, or null. */
export function rememberedPlace(): string | null {
  const place = sessionStorage.getItem(key);
  return place && /^\/(?![/\\])/.test(place) ? place : null;
}
