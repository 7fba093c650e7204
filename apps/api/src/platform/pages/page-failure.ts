import { errors as english } from "@visiga/i18n/en/errors";
import { errors as swahili } from "@visiga/i18n/sw/errors";
import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#platform/errors.ts";
import { answerFailure } from "#platform/rest/failures.ts";

/** Error handler of the pages: too many wait to be drawn is said to readers, in both languages, all else as elsewhere. */
export function answerPageFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (!(error instanceof AppError) || error.retryAfter === undefined) {
    answerFailure(error, request, reply);
    return;
  }
  reply
    .code(error.status)
    .headers({ "retry-after": error.retryAfter, "cache-control": "no-store" })
    .type("text/html; charset=utf-8")
    .send(page(english.failure[error.code], swahili.failure[error.code]));
}

const page = (en: string, sw: string): string =>
  `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Visiga</title><p>${en}</p><p lang="sw">${sw}</p></html>\n`;
