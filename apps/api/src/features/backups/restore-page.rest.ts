import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { Keeper } from "#platform/keeper/keeper.ts";
import { quotaAddress } from "#platform/security/quota-address.ts";

/** Forwards the page `/restore` to the keeper, which has its keys and its quotas, and reads the bodies itself. */
export const restorePageRest =
  (keeper: Pick<Keeper, "handle" | "close">): FastifyPluginAsync =>
  async (app) => {
    app.addContentTypeParser("*", (_request, _payload, done) => done(null));
    app.addHook("onClose", async () => keeper.close());
    const config = { access: "ownKey", cost: "memory" } as const;
    const forward = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      reply.hijack();
      await keeper.handle(request.raw, reply.raw, quotaAddress(request));
    };
    app.get("", { config }, forward);
    app.route({ method: ["GET", "POST"], url: "/*", config, handler: forward });
  };
