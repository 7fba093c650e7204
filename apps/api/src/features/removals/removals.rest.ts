import { removalPath } from "@visiga/contracts/public-paths";
import { removalProcedures, removalReceipt, removalRequest } from "@visiga/contracts/removals";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { asValidationError } from "#platform/errors/failure.ts";
import type { PageForm } from "#platform/pages/page-form.ts";
import { routesOf } from "#platform/rest/access.ts";
import { quotaAddress } from "#platform/security/quota-address.ts";
import type { RemovalChecks } from "./removal-checks.ts";
import type { RemovalsService } from "./removals.service.ts";

const route = routesOf("removals");

export const removalsRest =
  (removals: RemovalsService): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      "",
      route(removalProcedures.request, "requestRemoval", "Ask for the picture of a file to be removed", {
        description:
          "The people who manage the website see it in the dashboard. A second, equal request changes nothing.",
        body: removalRequest,
        response: { 201: removalReceipt },
      }),
      async (request, reply) => reply.code(201).send(await removals.request(request.body, quotaAddress(request))),
    );
  };

/** Fits the longest text in form encoding, where some characters take 12 bytes. */
const bodyLimit = 16_000;

/** The form at `/removal?file=…`. Works without script. */
export const removalForm = (removals: RemovalsService, checks: RemovalChecks): PageForm => ({
  path: removalPath,
  bodyLimit,
  submit: async (fields, { file }, address) => {
    const parsed = z.safeParse(removalRequest, { ...fields, file });
    if (!parsed.success) throw asValidationError(parsed.error);
    await removals.request(parsed.data, address, fields);
    return `${removalPath}?sent=yes`;
  },
  rerenderedFields: ({ check = "", ...fields }, { issues }, { file = "" }, address) => {
    if (!issues.some(({ path }) => path === "answer")) return fields;
    const requester = { file, address };
    // A client that answered too early keeps its question.
    const early = checks.waitFor({ ...fields, check }, requester) !== null;
    return early ? { ...fields, check } : { ...fields, answer: "", check: checks.create(requester) };
  },
});
