import { removalReceipt, removalRequest } from "@visiga/contracts/removals";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { routesOf } from "#platform/rest/access.ts";
import { quotaAddress } from "#platform/security/quota-address.ts";
import type { RemovalsService } from "./removals.service.ts";

const route = routesOf("removals", { access: "public" });

export const removalsRest =
  (removals: RemovalsService): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      "",
      route("requestRemoval", "Ask for the picture of a file to be removed", {
        description:
          "The people who manage the website see it in the dashboard. A second, equal request changes nothing.",
        body: removalRequest,
        response: { 201: removalReceipt },
      }),
      async (request, reply) => reply.code(201).send(await removals.request(request.body, quotaAddress(request))),
    );
  };
