import multipart from "@fastify/multipart";
import { largestRestorePart, restoreChoice, restorePart, restoreState } from "@visiga/contracts/restore";
import { bearerToken } from "@visiga/system/http/bearer-token";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { AppError, invalidField } from "#platform/errors/app-error.ts";
import type { Keeper } from "#platform/keeper/keeper.ts";
import type { Platform } from "#platform/platform.ts";
import { routesOf } from "#platform/rest/access.ts";
import type { RestoreService } from "./restore.service.ts";

interface Deps extends Pick<Platform, "queues"> {
  readonly restore: RestoreService;
  readonly keeper: Pick<Keeper, "restore">;
}

const begun = { 202: z.object({}) };
const done = { 204: z.null() };

const keyOf = ({ headers }: FastifyRequest): string => bearerToken(headers.authorization) ?? "";

/** The page `/restore`. The bearer token is a key of `RestoreKeys`. During a restore `serveProgress` answers instead. */
export const restoreRest =
  ({ restore, keeper, queues }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    // A large backup has thousands of parts, on a fast line more a minute than the quota of a whole school.
    const isUncounted = (request: FastifyRequest) => restore.wasAccepted(keyOf(request));
    const route = routesOf("restore", { access: "ownKey", cost: "query", isUncounted });
    await app.register(multipart, { limits: { fileSize: largestRestorePart, files: 1, fields: 0, parts: 1 } });
    app.addHook("onClose", async () => keeper.restore.stop());
    // Anybody can send a key, and the bodies of those who have none are not read.
    const authorize = (request: FastifyRequest) => queues.posts.run(() => restore.authorize(keyOf(request)));
    app.addHook("onRequest", authorize);
    // A body may follow its headers for hours.
    app.addHook("preHandler", async (request) => {
      if (request.body !== undefined) await authorize(request);
    });

    app.get(
      "",
      route("getRestore", "Read the state of a restore", {
        description:
          "For the code that the first start prints, until an administrator logs in, or for the key of an administrator: `Authorization: Bearer <code>`.",
        response: { 200: restoreState },
      }),
      () => keeper.restore.state(),
    );

    app.post(
      "/parts",
      route("addRestorePart", "Upload a part of a backup", {
        consumes: ["multipart/form-data"],
        description:
          "A form with one file, `part`, of at most 4 MB. A part at 0 begins another upload; after a failure, read the state and go on at `received`.",
        querystring: restorePart,
        response: done,
      }),
      async (request, reply) => {
        if (!request.isMultipart()) throw new AppError("unsupported_media_type");
        const part = await request.file();
        if (part?.fieldname !== "part") throw invalidField("part", "field_required");
        const data = await part.toBuffer();
        await authorize(request);
        await keeper.restore.add(request.query, data);
        return reply.code(204).send(null);
      },
    );

    app.delete(
      "/parts",
      route("deleteRestoreUpload", "Delete the uploaded backup", { response: done }),
      async (_, reply) => {
        await keeper.restore.discard();
        return reply.code(204).send(null);
      },
    );

    app.post(
      "/check",
      route("checkRestore", "Check a backup and read what is inside", {
        description:
          "`name` is that of a backup on the server, or null for the uploaded one. The state has the result.",
        body: restoreChoice,
        response: begun,
      }),
      async (request, reply) => {
        await keeper.restore.check(request.body);
        return reply.code(202).send({});
      },
    );

    app.post(
      "/start",
      route("startRestore", "Replace the site with the checked backup", {
        description: "The site stops, and starts again afterwards. It is saved first.",
        response: begun,
      }),
      async (request, reply) => {
        await keeper.restore.start(keyOf(request));
        return reply.code(202).send({});
      },
    );
  };
