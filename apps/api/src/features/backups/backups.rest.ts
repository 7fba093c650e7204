import type { FastifyInstance } from "fastify";
import type { BackupsService } from "./backups.service.ts";

/** Downloads of backups, by the links that `backups.download` gives. */
export async function backupsRest(app: FastifyInstance, { service }: { service: BackupsService }): Promise<void> {
  app.get<{ Params: { name: string }; Querystring: Record<string, unknown> }>(
    "/:name",
    { schema: { hide: true } },
    async (request, reply) => {
      const { name } = request.params;
      const { bytes, stream } = await service.open(name, request.query);
      reply.header("content-disposition", `attachment; filename="${name}"`).header("cache-control", "no-store");
      return reply.type("application/x-tar").header("content-length", bytes).send(stream);
    },
  );
}
