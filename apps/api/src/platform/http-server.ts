import { createServer } from "node:http";
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from "fastify";
import { EarlyAnswers } from "./answers/early-answers.ts";
import type { Config } from "./config/config.ts";
import { answerBadAddress } from "./rest/failures.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Asked for every request before it is routed. */
    readonly earlyAnswers: EarlyAnswers;
  }
}

/** The Fastify server without plugins or routes, not yet listening. */
export function createHttpServer(
  { trustProxy }: Pick<Config, "trustProxy">,
  logger: FastifyServerOptions["logger"] = false,
): FastifyInstance {
  const earlyAnswers = new EarlyAnswers();
  const app = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(trustProxy),
    routerOptions: { maxParamLength: 2000 },
    frameworkErrors: answerBadAddress,
    // Fastify sets its timeouts only on servers of its own making.
    serverFactory: (
      route,
      { keepAliveTimeout, requestTimeout }: Pick<FastifyServerOptions, "keepAliveTimeout" | "requestTimeout">,
    ) =>
      createServer({ keepAliveTimeout, requestTimeout }, (request, response) => {
        if (!earlyAnswers.answer(request, response)) route(request, response);
      }),
  });
  app.decorate("earlyAnswers", earlyAnswers);
  app.addHook("preClose", async () => earlyAnswers.stop());
  return app;
}

/** Fastify's `trustProxy`; a number means that many of the nearest addresses. */
const trusted = (setting: Config["trustProxy"]) =>
  typeof setting === "number" ? (_address: string, distance: number) => distance < setting : setting;
