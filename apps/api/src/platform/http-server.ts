import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from "fastify";
import type { Config } from "./config/config.ts";
import { answerBadAddress } from "./rest/failures.ts";

/** The Fastify server without plugins or routes, not yet listening. */
export const createHttpServer = (
  { trustProxy }: Pick<Config, "trustProxy">,
  logger: FastifyServerOptions["logger"] = false,
): FastifyInstance =>
  Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(trustProxy),
    routerOptions: { maxParamLength: 2000 },
    frameworkErrors: answerBadAddress,
  });

/** Fastify's `trustProxy`; a number means that many of the nearest addresses. */
const trusted = (setting: Config["trustProxy"]) =>
  typeof setting === "number" ? (_address: string, distance: number) => distance < setting : setting;
