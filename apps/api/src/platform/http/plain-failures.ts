import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { AppError } from "#platform/errors/app-error.ts";
import { failureBody } from "#platform/errors/failure.ts";
import { securityHeaders } from "#platform/security/headers.ts";

/** Responds to a request outside the framework and closes its connection. */
export function writeFailure(response: ServerResponse, error: AppError): void {
  const { headers, body } = failureResponse(error);
  response.writeHead(error.status, { ...headers, connection: "close" }).end(body);
}

/** Responds to a request without reading its body, unless it already has a response, and closes its connection. */
export function refuseWithoutReading(request: IncomingMessage, response: ServerResponse, error: AppError): void {
  response.once("close", () => request.socket.destroy());
  if (response.headersSent) request.socket.destroy();
  else writeFailure(response, error);
}

/** The received data is not a valid request, or arrived too late. */
export function handleClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code !== "ECONNRESET") writeRaw(socket, new AppError(codes[error.code ?? ""] ?? "malformed_request"));
  socket.destroy(error);
}

/** Closes an idle connection without a response: a proxy would take it for the response to its next request. */
export function closeIdle(socket: Socket): void {
  writeRaw(socket, new AppError("request_timeout"));
  socket.destroySoon();
}

function writeRaw(socket: Socket, failure: AppError): void {
  if (!socket.writable) return;
  const { headers, body } = failureResponse(failure);
  const lines = Object.entries({ ...headers, connection: "close" }).map(([name, value]) => `${name}: ${value}`);
  const first = `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}`;
  socket.write([first, ...lines, "", body].join("\r\n"));
}

const codes: Readonly<Record<string, "request_timeout" | "request_too_large">> = {
  ERR_HTTP_REQUEST_TIMEOUT: "request_timeout",
  HPE_HEADER_OVERFLOW: "request_too_large",
};

export function failureResponse(error: AppError) {
  const body = JSON.stringify(failureBody(error));
  const headers = {
    ...securityHeaders,
    "cache-control": "no-store",
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    ...(error.retryAfter !== undefined && { "retry-after": String(Math.ceil(error.retryAfter)) }),
  };
  return { headers, body };
}
