import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { type FailureCode, failure } from "@visiga/contracts/errors";
import { reasonOf } from "@visiga/system/errors/disk-failure";
import { securityHeaders } from "@visiga/system/http/security-headers";
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "#platform/errors/app-error.ts";
import { asAppError, failureBody } from "#platform/errors/failure.ts";
import { failureHtml, failurePageHeaders, wantsPage } from "./failure-page.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** The methods of the routes at the path of a request; none for an unknown one. */
    methodsAt?(request: FastifyRequest): readonly string[];
  }
}

export const overload = new AppError("unavailable", { retryAfter: 5 });

export const failures = { "4xx": failure, "5xx": failure } as const;

const byStatus: Readonly<Record<number, FailureCode>> = {
  400: "malformed_request",
  // Plugins that serve files use it for paths outside their folder.
  403: "not_found",
  404: "not_found",
  406: "unsupported_media_type",
  408: "malformed_request",
  411: "malformed_request",
  // Files whose If-Match or Range header cannot be satisfied.
  412: "malformed_request",
  413: "request_too_large",
  414: "address_too_long",
  415: "unsupported_media_type",
  416: "malformed_request",
  429: "rate_limited",
  503: "unavailable",
  507: "disk_full",
};

export function knownFailure(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = byStatus[(error as FastifyError | undefined)?.statusCode ?? 500];
  return code ? new AppError(code, { cause: error }) : asAppError(error);
}

/**
 * Logs a failure of the server: an unexpected one with its stack, others, such as a full disk, in one line. Refusals
 * because of overload are not logged; `/metrics` counts them.
 * @param what the route or procedure
 */
export function logFailure(
  log: Pick<FastifyBaseLogger, "error">,
  { status, code, cause }: AppError,
  what: string,
): void {
  if (status < 500 || (overloads.has(code) && cause === undefined)) return;
  if (code === "internal") log.error({ err: cause }, what);
  else log.error({ code, ...(cause instanceof Error && { reason: reasonOf(cause) }) }, what);
}

const overloads: ReadonlySet<FailureCode> = new Set(["unavailable", "uploads_waiting"]);

/** Answers with a page in both languages for a person, with JSON for a program, also if the router cannot parse the URL. */
export function sendFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  page = wantsPage(request.raw),
): void {
  const known = knownFailure(error);
  logFailure(request.log, known, `${request.method} ${request.routeOptions.url}`);
  const { headers, body } = failureResponse(known, page);
  // A text, to which the route's response schemas do not apply.
  reply.code(known.status).headers(headers).send(body);
}

export function handleNotFound(request: FastifyRequest, reply: FastifyReply): void {
  const methods = request.server.methodsAt?.(request) ?? [];
  // A route of this method may have found nothing itself.
  const isKnown = methods.length > 0 && !methods.includes(request.method);
  if (isKnown) reply.header("allow", methods.join(", "));
  sendFailure(new AppError(isKnown ? "method_not_allowed" : "not_found"), request, reply);
}

/** Responds to a request outside the framework and closes its connection. */
export function writeFailure(response: ServerResponse, error: AppError): void {
  const { headers, body } = failureResponse(error, wantsPage(response.req));
  response.writeHead(error.status, { ...headers, connection: "close" }).end(body);
}

/** Responds to a request without reading its body, unless it already has a response, and closes its connection. */
export function refuseWithoutReading(request: IncomingMessage, response: ServerResponse, error: AppError): void {
  response.once("close", () => request.socket.destroy());
  if (response.headersSent) request.socket.destroy();
  else writeFailure(response, error);
}

/** The received data is not a valid request, or arrived too late. */
export function handleClientError(error: NodeJS.ErrnoException & { rawPacket?: unknown }, socket: Socket): void {
  const [, method = "", url] =
    /^(\S+) (\S+)/.exec(Buffer.isBuffer(error.rawPacket) ? error.rawPacket.toString("latin1", 0, 200) : "") ?? [];
  const failure = new AppError(codes[error.code ?? ""] ?? "malformed_request");
  if (error.code !== "ECONNRESET") writeRaw(socket, failure, wantsPage({ method, url, headers: {} }));
  socket.destroy(error);
}

/** Closes an idle connection without a response: a proxy would take it for the response to its next request. */
export function closeIdle(socket: Socket): void {
  writeRaw(socket, new AppError("request_timeout"));
  socket.destroySoon();
}

function writeRaw(socket: Socket, failure: AppError, page = false): void {
  if (!socket.writable) return;
  const { headers, body } = failureResponse(failure, page);
  const lines = Object.entries({ ...headers, connection: "close" }).map(([name, value]) => `${name}: ${value}`);
  const first = `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}`;
  socket.write([first, ...lines, "", body].join("\r\n"));
}

const codes: Readonly<Record<string, "request_timeout" | "request_too_large">> = {
  ERR_HTTP_REQUEST_TIMEOUT: "request_timeout",
  HPE_HEADER_OVERFLOW: "request_too_large",
};

export function failureResponse(error: AppError, page = false) {
  const body = page ? failureHtml(error.code) : JSON.stringify(failureBody(error));
  const headers = {
    ...securityHeaders,
    "cache-control": "no-store",
    ...(page ? failurePageHeaders : { "content-type": "application/json; charset=utf-8" }),
    "content-length": String(Buffer.byteLength(body)),
    ...error.retryHeader,
    ...(error.status === 401 && { "www-authenticate": "Bearer" }),
  };
  return { headers, body };
}
