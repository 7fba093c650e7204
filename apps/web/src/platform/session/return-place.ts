/** One tab’s memory of where its session ended, until the next login leads back there. */
const key = "returnTo";

export const rememberPlace = (): void => sessionStorage.setItem(key, location.pathname + location.search);

export const forgetPlace = (): void => sessionStorage.removeItem(key);

/** A path of this site, or null. */
export function rememberedPlace(): string | null {
  const place = sessionStorage.getItem(key);
  return place && /^\/(?![/\\])/.test(place) ? place : null;
}
