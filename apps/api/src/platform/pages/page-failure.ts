import type { FailureCode } from "@visiga/contracts/errors";
import { errors as english } from "@visiga/i18n/en/errors";
import { errors as swahili } from "@visiga/i18n/sw/errors";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { AppError } from "#platform/errors/app-error.ts";
import { knownFailure, sendFailure } from "#platform/http/failures.ts";

/** Explains temporary failures to readers in both languages; other errors are handled as elsewhere. */
export function sendPageFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = knownFailure(error);
  if (known.retryAfter === undefined) {
    sendFailure(error, request, reply);
    return;
  }
  if (known.cause) request.log.error({ err: known.cause }, `${request.method} ${request.routeOptions.url}`);
  const { headers, body } = passingFailure(known);
  reply.code(known.status).headers(headers).send(body);
}

export const passingFailure = ({ code, retryAfter = 1 }: AppError) => ({
  headers: {
    "retry-after": String(Math.ceil(retryAfter)),
    "cache-control": "no-store",
    "content-type": "text/html; charset=utf-8",
  },
  body: failureHtml(code),
});

/** A failure as a page, in both languages. For a page, `rate_limited` is the quota of reads, not of attempts. */
export const failureHtml = (code: FailureCode): string =>
  code === "rate_limited"
    ? page(english.tooManyPages, swahili.tooManyPages)
    : page(english.failure[code], swahili.failure[code]);

const page = (en: string, sw: string): string =>
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Visiga</title><p>${en}</p><p lang="sw">${sw}</p></html>\n`;
