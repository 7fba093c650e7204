import { type BackupEncryption, backupEncryption } from "@visiga/contracts/backups";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import { parseForms } from "#platform/http/body-parsers.ts";
import type { OpenedBackup } from "#platform/keeper/keeper.ts";
import { requestValidator } from "#platform/rest/rest.ts";
import type { BackupsService } from "./backups.service.ts";

interface Link {
  readonly Params: { readonly name: string };
  readonly Querystring: { readonly token?: unknown };
}

const config = { access: "ownKey", cost: "query" } as const;

/** Serves a backup for a one-time link of `backups.download`. With a passphrase in the form, encrypted. */
export const backupsRest =
  (backups: BackupsService): FastifyPluginAsync =>
  async (app) => {
    parseForms(app);
    app.setValidatorCompiler(requestValidator);
    // A HEAD request would use up the link.
    app.get<Link>("/:name", { config, exposeHeadRoute: false }, async ({ params, query }, reply) =>
      send(reply, await backups.open(params.name, query.token)),
    );
    app.post<Link & { Body: BackupEncryption }>(
      "/:name",
      { config, schema: { body: backupEncryption } },
      async ({ params, query, body }, reply) =>
        send(reply, await backups.open(params.name, query.token, body.passphrase)),
    );
  };

function send(reply: FastifyReply, { name, type, bytes, stream }: OpenedBackup) {
  reply.header("content-disposition", `attachment; filename="${name}"`).header("cache-control", "no-store");
  return reply.type(type).header("content-length", bytes).send(stream);
}
