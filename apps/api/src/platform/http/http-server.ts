import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from "fastify";
import { EarlyAnswers } from "#platform/answers/early-answers.ts";
import type { Config } from "#platform/config/config.ts";
import { AppError } from "#platform/errors.ts";
import { EventLoopLag } from "#platform/load/event-loop-lag.ts";
import { Shedding } from "#platform/load/shedding.ts";
import { answerBadAddress } from "#platform/rest/failures.ts";
import { namesHost } from "./host-names.ts";
import { answerBrokenRequest, writeFailure } from "./plain-failures.ts";
import { type BodyPatience, SlowBodies, usualPatience } from "./slow-bodies.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Asked for every request before it is routed. */
    readonly earlyAnswers: EarlyAnswers;
    /** Asked for every request that has no early answer. */
    readonly shedding: Shedding;
    /** Begun before the server closes: it is no longer ready, and each connection ends with the answer it waits for. */
    readonly draining: { begun: boolean };
  }
}

export interface ConnectionLimits {
  /** Connections at the same time; a further one is closed at once. */
  readonly connections: number;
  /** Milliseconds until a new connection must have sent the headers of its first request, and each later request its own. */
  readonly headers: number;
  readonly body: BodyPatience;
  /** Milliseconds between two looks at what is late. */
  readonly interval: number;
}

const usualLimits: ConnectionLimits = { connections: 1024, headers: 15_000, body: usualPatience, interval: 5000 };

/** The Fastify server without plugins or routes, not yet listening. */
export function createHttpServer(
  { trustProxy }: Pick<Config, "trustProxy">,
  logger: FastifyServerOptions["logger"] = false,
  limits = usualLimits,
): FastifyInstance {
  const earlyAnswers = new EarlyAnswers();
  const lag = new EventLoopLag();
  const shedding = new Shedding(() => lag.isLate);
  const stopLooking = lag.watch();
  const draining = { begun: false };
  const slowBodies = new SlowBodies(limits.body);
  const looking = setInterval(() => slowBodies.refuseLate(), limits.interval).unref();
  const app = Fastify({
    logger,
    // Milliseconds. The default of ten seconds ends the start of a machine that is merely slow.
    pluginTimeout: 60_000,
    // A proxy may still send requests over connections that it keeps: they are answered.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(trustProxy),
    // Unique among restarts and replicas, whose logs may come together.
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 2000 },
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerBrokenRequest,
    // Fastify sets its timeouts only on servers of its own making.
    serverFactory: (route, { keepAliveTimeout }: Pick<FastifyServerOptions, "keepAliveTimeout">) => {
      const timeouts = { headersTimeout: limits.headers, connectionsCheckingInterval: limits.interval };
      // Bodies have no time to arrive in, but a rate: a picture over a bad line may take an hour.
      const server = createServer({ ...timeouts, keepAliveTimeout, requestTimeout: 0 }, (request, response) => {
        if (draining.begun) response.shouldKeepAlive = false;
        if (!namesHost(request, trustProxy !== false)) {
          writeFailure(response, new AppError("malformed_request"));
          return;
        }
        if (earlyAnswers.answer(request, response)) return;
        const shed = shedding.find(request);
        if (shed) {
          earlyAnswers.observeEnd(request, shed.route, response);
          shedding.refuse(shed, response);
          return;
        }
        slowBodies.watch(request, response);
        route(request, response);
      });
      server.maxConnections = limits.connections;
      return server;
    },
  });
  app.decorate("earlyAnswers", earlyAnswers);
  app.decorate("shedding", shedding);
  app.decorate("draining", draining);
  app.addHook("preClose", async () => earlyAnswers.stop());
  app.addHook("onClose", async () => {
    clearInterval(looking);
    stopLooking();
  });
  return app;
}

/** Fastify's `trustProxy`; a number means that many of the nearest addresses. */
const trusted = (setting: Config["trustProxy"]) =>
  typeof setting === "number" ? (_address: string, distance: number) => distance < setting : setting;
