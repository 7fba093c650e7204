import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { bodyLimit } from "@visiga/contracts/procedures";
import { restorePath } from "@visiga/contracts/public-paths";
import type { Config } from "@visiga/system/config/config";
import { listened } from "@visiga/system/listened";
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from "fastify";
import { AppError } from "#platform/errors/app-error.ts";
import { Connections, defaultLimits } from "./connections.ts";
import { decodablePath } from "./decodable-path.ts";
import { EarlyResponses } from "./early-responses.ts";
import { EventLoopLag } from "./event-loop-lag.ts";
import { handleClientError, overload, sendFailure, writeFailure } from "./failures.ts";
import { RequestBodies } from "./request-bodies.ts";
import { SlowBodies } from "./slow-bodies.ts";
import { Turns } from "./turns.ts";

declare module "fastify" {
  interface FastifyInstance {
    readonly requestBodies: RequestBodies;
    readonly earlyResponses: EarlyResponses;
    /** Set before the server closes: it is no longer ready, and connections end with their pending response. */
    readonly draining: { started: boolean };
    /** How many connections are open. @param leave gets the connections that nothing was read from, which then no longer count */
    readonly openConnections: (leave?: (socket: Socket) => void) => number;
  }
}

/** REST routes have their own compilers. Fastify's would load Ajv at every start for no route. */
function refuseSchema(): never {
  throw new Error("Only REST routes have schemas");
}

export function createHttpServer(
  { trustProxy }: Pick<Config, "trustProxy">,
  logger: FastifyServerOptions["logger"] = false,
  limits = defaultLimits,
): FastifyInstance {
  const lag = new EventLoopLag();
  const earlyResponses = new EarlyResponses(() => lag.isLate);
  const stopLooking = lag.watch();
  const draining = { started: false };
  let accepted = 0;
  const connections = new Connections(limits, { trustProxy });
  const requestBodies = new RequestBodies(
    (request) => connections.addressOf(request),
    ({ socket }) => connections.pauseAddress(socket),
  );
  const slowBodies = new SlowBodies(limits.body);
  const turns = new Turns();
  const looking = setInterval(() => slowBodies.refuseLate(), limits.interval).unref();
  const app = Fastify({
    logger,
    // Milliseconds. The default of ten seconds aborts the start on a slow machine.
    pluginTimeout: 60_000,
    // A proxy may still send requests over open connections; they get responses.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    // Multipart forms have their own limits.
    bodyLimit,
    // Unique across restarts and replicas, whose logs may be merged.
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 2000 },
    frameworkErrors: sendFailure,
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
    clientErrorHandler: handleClientError,
    // Fastify sets its timeouts only on servers that it creates.
    serverFactory: (route, { keepAliveTimeout }: Pick<FastifyServerOptions, "keepAliveTimeout">) => {
      const timeouts = { headersTimeout: limits.headers, connectionsCheckingInterval: limits.interval };
      // Bodies have a minimum rate instead of a timeout: a picture over a slow connection may take an hour.
      const take = (request: IncomingMessage, response: ServerResponse) => {
        if (!connections.begin(request, response)) {
          writeFailure(response, overload);
          return;
        }
        if (draining.started) response.shouldKeepAlive = false;
        if (isTooLong(request.url ?? "")) {
          writeFailure(response, new AppError("address_too_long"));
          return;
        }
        const path = requestPath(request.url ?? "");
        if (path === null || !namesHost(request, trustProxy !== false)) {
          writeFailure(response, new AppError("malformed_request"));
          return;
        }
        request.url = /^\/api(?![^/?])/i.test(path) ? path : decodablePath(path);
        slowBodies.watch(request, response);
        if (!isKeepers(path, request)) requestBodies.begin(request, response);
        turns.begin(
          () => {
            if (!earlyResponses.answer(request, response)) route(request, response);
          },
          () => !request.socket.destroyed,
        );
      };
      const server = listened(createServer({ ...timeouts, keepAliveTimeout, requestTimeout: 0 }, take));
      // An unknown expectation is ignored (RFC 9110, section 10.1.1): Node.js would answer without reading the body.
      server.on("checkExpectation", take);
      server.on("error", (error) => app.log.error({ err: error }, "listening socket"));
      server.on("connection", (socket) => {
        accepted += 1;
        connections.take(socket);
        boundPipelining(socket, (asking) => connections.mayPipeline(asking));
      });
      server.timeout = limits.stalled;
      server.on("timeout", (socket) => connections.closeUnused(socket));
      return server;
    },
  });
  app.decorate("requestBodies", requestBodies);
  app.decorate("earlyResponses", earlyResponses);
  app.decorate("responseCount", () => earlyResponses.count + accepted);
  app.decorate("draining", draining);
  app.decorate("openConnections", (leave?: (socket: Socket) => void) => {
    if (leave) connections.leaveUntouched(leave);
    return connections.size;
  });
  app.addHook("preClose", async () => earlyResponses.stop());
  app.addHook("onClose", async () => {
    clearInterval(looking);
    stopLooking();
  });
  return app;
}

/** A name, an IPv4 address or an IPv6 address in brackets, optionally with a port. */
const host = /^(?:[a-z\d_](?:[a-z\d._-]{0,252}[a-z\d_.])?|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Whether the host is valid for links. HTTP/1.0 may have none. @param forwarded trust `X-Forwarded-Host` */
function namesHost({ headers, rawHeaders }: IncomingMessage, forwarded: boolean): boolean {
  // Node.js keeps the first of two, and a proxy may have read the other.
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === "host") hosts += 1;
  if (hosts > 1 || !(headers.host === undefined || host.test(headers.host))) return false;
  return !forwarded || [headers["x-forwarded-host"]].flat().every(isHost);
}

/** Each proxy may have added a host. */
const isHost = (value: string | undefined): boolean =>
  value === undefined || host.test(value) || value.split(",").every((name) => host.test(name.trim()));

/** Characters of a path. A batch of procedures names each in it. */
const maxPath = 2048;

/** Whether a request target without its query is longer than any path of the site. */
const isTooLong = (target: string): boolean =>
  target.length > maxPath && (target.split("?", 1)[0] ?? "").length > maxPath;

/**
 * The path and query of a target, also of an absolute one (RFC 9112, section 3.2). Null if it is not a path, or has a
 * null character, which no file or route has.
 */
function requestPath(target: string): string | null {
  const path = target.startsWith("/") ? target : target.replace(/^https?:\/\/[^/?#]*/i, "");
  if (path.startsWith("/")) return path.includes("%00") && /^[^?]*%00/.test(path) ? null : path;
  if (path === "*") return path;
  return path === "" || path.startsWith("?") ? `/${path}` : null;
}

/** Whether the keeper answers, which reads the body itself, unless its length is not declared. */
const isKeepers = (path: string, { headers }: IncomingMessage): boolean =>
  path.startsWith(`${restorePath}/`) && headers["transfer-encoding"] === undefined;

type TakeRequest = (request: IncomingMessage, keepAlive: boolean) => number;

/** Parser state meaning that no request follows, as after a protocol upgrade. */
const endsHere = 2;

/**
 * Parses further requests of the connection only while `mayPipeline` allows it. Node.js checks whether its responses are
 * read only after a whole chunk, which can hold thousands of requests.
 */
function boundPipelining(socket: Socket, mayPipeline: (socket: Socket) => boolean): void {
  const { parser } = socket as Socket & { parser?: { onIncoming?: TakeRequest } };
  const take = parser?.onIncoming;
  if (!parser || !take) return;
  parser.onIncoming = (request, keepAlive) => (mayPipeline(socket) ? take(request, keepAlive) : endsHere);
}
