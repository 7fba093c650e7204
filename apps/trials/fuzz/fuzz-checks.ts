import { failure } from "@visiga/contracts/errors";
import { expect } from "vitest";
import type { FuzzResponse } from "./fuzz-client.ts";
import type { FuzzRequest } from "./fuzz-requests.ts";

/** Text that no response may contain: stack traces, queries, names of columns and folders, hashes, settings. */
const leaks =
  /node_modules|\.ts:\d+|\.js:\d+:\d+|QueryFailedError|DriverError|syntax error at|violates|password_hash|passwordHash|token_hash|\$argon2|postgres(ql)?:\/\/|visiga-test-|secret of the tests/;

/** Error codes that are not a fault of the server. */
const expected = new Set([
  200, 201, 204, 206, 207, 301, 302, 303, 304, 308, 400, 401, 403, 404, 405, 406, 409, 411, 413, 414, 415, 416, 422,
  429, 431,
]);

/** Checks that a response is no server error, leaks no internals and has the documented form if it is a refusal. */
export function checkResponse({ target, caller }: FuzzRequest, answer: FuzzResponse): void {
  const { statusCode, headers, body } = answer;
  const seen = `${caller}: ${target} answered ${statusCode} ${body.slice(0, 300)}`;
  expect(expected.has(statusCode), seen).toBe(true);
  // A response may echo parts of the request, but requests never contain these patterns.
  expect(body.match(leaks)?.[0], seen).toBeUndefined();
  // A 304 response has only the headers that caches need.
  if (statusCode !== 304) expect(headers["x-content-type-options"], seen).toBe("nosniff");
  if (target.includes("/api/v1") && statusCode >= 400) {
    expect(failure.safeParse(JSON.parse(body)).success, seen).toBe(true);
  }
  // Only administrators may see e-mail addresses of accounts.
  if (caller === "visitor" || caller === "forged") expect(body, seen).not.toContain("@accounts.example");
}
