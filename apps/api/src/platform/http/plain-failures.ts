import { type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { AppError } from "#platform/errors.ts";
import { failureBody } from "#platform/failure.ts";
import { securityHeaders } from "#platform/security/headers.ts";

/** Answers a request that the framework does not see, and closes its connection. */
export function writeFailure(response: ServerResponse, error: AppError): void {
  const { headers, body } = failureAnswer(error);
  response.writeHead(error.status, { ...headers, connection: "close" }).end(body);
}

/** What a connection sent is no request, or did not arrive in time. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (socket.writable && error.code !== "ECONNRESET") {
    const failure = new AppError(codes[error.code ?? ""] ?? "malformed_request");
    const { headers, body } = failureAnswer(failure);
    const lines = Object.entries({ ...headers, connection: "close" }).map(([name, value]) => `${name}: ${value}`);
    const first = `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}`;
    socket.write([first, ...lines, "", body].join("\r\n"));
  }
  socket.destroy(error);
}

const codes: Readonly<Record<string, "request_timeout" | "request_too_large">> = {
  ERR_HTTP_REQUEST_TIMEOUT: "request_timeout",
  HPE_HEADER_OVERFLOW: "request_too_large",
};

/** Headers and body of a failure that the framework does not see. */
export function failureAnswer(error: AppError) {
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
