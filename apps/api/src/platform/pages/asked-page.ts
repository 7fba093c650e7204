import type { IncomingMessage } from "node:http";
import type { Language } from "@visiga/contracts/languages";
import { parseCookie } from "cookie";
import { acceptedEncoding, type Encoding } from "#platform/answers/accepted-encoding.ts";
import { memoised } from "#platform/cache/memoised.ts";
import { type PageAddress, pageAddress } from "./page-address.ts";
import { pageLanguage } from "./page-language.ts";

/** What a request asks for, by its address and headers. */
export interface AskedPage {
  readonly address: PageAddress;
  readonly language: Language;
  /** Whether the visitor saves data. */
  readonly saver: boolean;
  readonly encoding: Encoding;
}

/** Each header's text is parsed once: few different ones are sent. */
export function askedPage({ url = "/", headers }: IncomingMessage): AskedPage {
  const address = addressOf(url);
  const chosen = choicesIn(headers.cookie ?? "");
  return {
    address,
    language: pageLanguage(address.lang, chosen.language, headers["accept-language"]),
    saver: chosen.saver ?? (headers["save-data"] !== undefined && asksToSave(String(headers["save-data"]))),
    encoding: acceptedEncoding(headers["accept-encoding"]),
  };
}

const addressOf = memoised(pageAddress);

const choicesIn = memoised((header) => {
  const { language, saver } = parseCookie(header);
  return { language, saver: saver === "on" ? true : saver === "off" ? false : undefined };
});

const asksToSave = (saveData: string): boolean => saveData.trim().toLowerCase() === "on";
