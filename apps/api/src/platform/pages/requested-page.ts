import type { IncomingMessage } from "node:http";
import type { Language } from "@visiga/contracts/languages";
import { staffCookie } from "@visiga/contracts/page-parameters";
import { parseCookie } from "cookie";
import { acceptedEncoding, type Encoding } from "#platform/cache/compressed-response.ts";
import { memoised } from "#platform/cache/memoised.ts";
import { type PageAddress, pageAddress } from "./page-address.ts";
import { pageLanguage } from "./page-language.ts";

export interface RequestedPage {
  readonly address: PageAddress;
  readonly language: Language;
  readonly saver: boolean;
  /** Whether the visitor chose the dark theme without script. With script, the browser stores the choice. */
  readonly dark: boolean;
  /** Whether the browser is logged in to the dashboard. */
  readonly staff: boolean;
  readonly encoding: Encoding;
}

/** Parsed headers are memoised, because few different values occur. */
export function requestedPage({ url = "/", headers }: Pick<IncomingMessage, "url" | "headers">): RequestedPage {
  const address = addressOf(url);
  const chosen = choicesIn(headers.cookie ?? "");
  return {
    address,
    language: pageLanguage(address.lang, chosen.language, headers["accept-language"]),
    saver: chosen.saver ?? (headers["save-data"] !== undefined && asksToSave(String(headers["save-data"]))),
    dark: chosen.dark,
    staff: chosen.staff,
    encoding: acceptedEncoding(headers["accept-encoding"]),
  };
}

const addressOf = memoised(pageAddress);

const choicesIn = memoised((header) => {
  const { language, saver, theme, [staffCookie.name]: reader } = parseCookie(header);
  return {
    language,
    saver: saver === "on" ? true : saver === "off" ? false : undefined,
    dark: theme === "dark",
    staff: reader === staffCookie.value,
  };
});

const asksToSave = (saveData: string): boolean => saveData.trim().toLowerCase() === "on";
