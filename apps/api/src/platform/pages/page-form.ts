import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type CachedResponse, sendCached, toCachedResponse } from "#platform/cache/cached-response.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { parseForms } from "#platform/http/body-parsers.ts";
import { knownFailure, sendFailure } from "#platform/http/failures.ts";
import { quotaAddress } from "#platform/security/quota-address.ts";
import type { FormFields, PostedForm } from "./page-renderer.ts";
import type { PageServices } from "./page-services.ts";

export interface PageForm {
  readonly path: string;
  readonly bodyLimit: number;
  /** The address of the page that reports the result. @throws AppError, with which the page is rendered again */
  submit(fields: FormFields, query: FormFields, address: string): Promise<string>;
  rerenderedFields(fields: FormFields, error: AppError, query: FormFields, address: string): FormFields;
}

interface PageFormOptions {
  readonly services: PageServices;
  readonly form: PageForm;
  readonly renderPage: (request: FastifyRequest, posted: PostedForm) => Promise<CachedResponse>;
}

/** A refused form is answered with its page, the error's status and the submitted fields. */
export async function servePageForm(app: FastifyInstance, { services, form, renderPage }: PageFormOptions) {
  const { path, bodyLimit, submit, rerenderedFields } = form;
  parseForms(app);
  app.addHook("onRequest", async (request) => {
    if (isFromElsewhere(request, services.origins.of(request.raw))) throw new AppError("forbidden");
  });

  const errorHandler = async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const known = knownFailure(error);
    if (known.status >= 500) return sendFailure(error, request, reply, true);
    const sent = (request.body ?? {}) as FormFields;
    const fields = rerenderedFields(sent, known, request.query as FormFields, quotaAddress(request));
    const { headers, body } = await renderPage(request, { fields, code: known.code, issues: known.issues });
    const { etag: _, ...others } = headers;
    const all = { ...others, ...known.retryHeader, "cache-control": "no-store" };
    const answer = { status: known.status, headers: all, body };
    return sendCached(request, reply, toCachedResponse(answer));
  };
  app.post(
    path,
    { bodyLimit, config: { access: "public", cost: "computation" }, errorHandler },
    async (request, reply) => {
      const fields = (request.body ?? {}) as FormFields;
      return reply.redirect(await submit(fields, request.query as FormFields, quotaAddress(request)), 303);
    },
  );
}

/** Whether another site's page sent the form. Browsers from before 2023 may only send the origin, old ones nothing. */
function isFromElsewhere({ headers }: FastifyRequest, own: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  // The scheme is ignored, because a proxy may change it without a header.
  return headers.origin !== undefined && headers.origin.replace(/^https?:/, "") !== own.replace(/^https?:/, "");
}
