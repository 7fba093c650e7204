import { documentLanguage, screenLanguage } from "#dashboard/shared/toggles/screen-language.ts";
import { isCookieLanguage } from "#platform/words/language.ts";

/** Stores the language that the address names, and takes it out of the address; else follows the stored one. */
export function followLanguage(): void {
  const language = screenLanguage();
  const address = new URL(location.href);
  if (address.searchParams.has("lang")) {
    address.searchParams.delete("lang");
    history.replaceState(history.state, "", address);
  }
  // Without the cookie, the server would draw the same language again.
  if (language !== documentLanguage() && isCookieLanguage(language)) location.reload();
}
