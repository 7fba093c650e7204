import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type ReadyAnswer, readyAnswer, sendReady } from "#platform/answers/ready-answer.ts";
import { knownFailure } from "#platform/rest/failures.ts";
import { limitedAddress } from "#platform/security/limited-address.ts";
import type { SpendRequest } from "#platform/security/request-limit.ts";
import { answerPageFailure } from "./page-failure.ts";
import type { FormFields, PostedForm } from "./page-renderer.ts";

/** A page's form that works without script: its fields are sent to the page's own address. */
export interface PageForm {
  readonly path: string;
  /** Bytes of what is sent. */
  readonly bodyLimit: number;
  /**
   * Does what the form asks for.
   * @param query parameters of the address
   * @returns address of the page that says so
   * @throws AppError, which the page is drawn again with
   */
  submit(fields: FormFields, query: FormFields, address: string): Promise<string>;
}

interface PageFormsOptions {
  readonly forms: readonly PageForm[];
  readonly spendWrite: SpendRequest;
  /** Draws the page that the form belongs to. */
  readonly draw: (request: FastifyRequest, posted: PostedForm) => Promise<ReadyAnswer>;
}

/** Takes the forms of pages: what is refused is answered with the page, with its status, and what was typed stays. */
export async function servePageForms(app: FastifyInstance, { forms, spendWrite, draw }: PageFormsOptions) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>("application/x-www-form-urlencoded", { parseAs: "string" }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body))),
  );
  app.addHook("onRequest", (request) => spendWrite(limitedAddress(request)));

  const refuse = async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const known = knownFailure(error);
    if (known.status >= 500) return answerPageFailure(error, request, reply);
    const fields = (request.body ?? {}) as FormFields;
    const { headers, body } = await draw(request, { fields, code: known.code, issues: known.issues });
    const { etag: _, ...kept } = headers;
    const wait = known.retryAfter !== undefined && { "retry-after": String(Math.ceil(known.retryAfter)) };
    const answer = { status: known.status, headers: { ...kept, ...wait, "cache-control": "no-store" }, body };
    return sendReady(request, reply, readyAnswer(answer));
  };
  for (const { path, bodyLimit, submit } of forms) {
    app.post(path, { bodyLimit, schema: { hide: true }, errorHandler: refuse }, async (request, reply) => {
      const fields = (request.body ?? {}) as FormFields;
      return reply.redirect(await submit(fields, request.query as FormFields, limitedAddress(request)), 303);
    });
  }
}
