import type { FastifyPluginAsync } from "fastify";
import type { BackupsService } from "./backups.service.ts";

/** Serves backups through the one-time links of `backups.download`. */
export const backupsRest =
  (backups: BackupsService): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { name: string }; Querystring: { token?: unknown } }>(
      "/:name",
      // A HEAD request would use up the link.
      { schema: { hide: true }, exposeHeadRoute: false },
      async (request, reply) => {
        const { name } = request.params;
        const { bytes, stream } = await backups.open(name, request.query.token);
        reply.header("content-disposition", `attachment; filename="${name}"`).header("cache-control", "no-store");
        return reply.type("application/x-tar").header("content-length", bytes).send(stream);
      },
    );
  };
