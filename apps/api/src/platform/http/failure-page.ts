import type { IncomingMessage } from "node:http";
import type { FailureCode } from "@visiga/contracts/errors";
import { languages } from "@visiga/contracts/languages";
import { errors as english } from "@visiga/i18n/en/errors";
import { errors as swahili } from "@visiga/i18n/sw/errors";

/** Whether a person may have opened the address, so that a failure has to be a page. Programs call `/api` or log in. */
export const wantsPage = ({
  method,
  url = "",
  headers,
}: Pick<IncomingMessage, "method" | "url" | "headers">): boolean =>
  (method === "GET" || method === "HEAD") && headers.authorization === undefined && !/^\/api(?![^/?])/i.test(url);

/** The languages tell the service worker that the school's server answers, and nothing in its place. */
export const failurePageHeaders = {
  "content-type": "text/html; charset=utf-8",
  "content-language": languages.join(", "),
} as const;

/** A failure as a page, in both languages. For a page, `rate_limited` is the quota of reads, not of attempts. */
export const failureHtml = (code: FailureCode): string =>
  code === "rate_limited"
    ? page(english.tooManyPages, swahili.tooManyPages)
    : page(english.failure[code], swahili.failure[code]);

const page = (en: string, sw: string): string =>
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Visiga</title><p>${en}</p><p lang="sw">${sw}</p><p><a href="/">Visiga</a></p></html>\n`;
