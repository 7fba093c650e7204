import { failure } from "@visiga/contracts/errors";
import type { LightMyRequestResponse } from "fastify";
import { expect } from "vitest";
import type { FuzzRequest } from "./fuzz-requests.ts";

/** What no answer may contain: traces, queries, names of columns and folders, hashes, settings. */
const leaks =
  /node_modules|\.ts:\d+|\.js:\d+:\d+|QueryFailedError|DriverError|syntax error at|violates|password_hash|passwordHash|token_hash|\$argon2|postgres(ql)?:\/\/|visiga-test-|secret of the tests/;

/** Refusals that are no fault of the server. */
const expected = new Set([
  200, 201, 204, 207, 301, 302, 303, 304, 308, 400, 401, 403, 404, 405, 406, 409, 411, 413, 414, 415, 422, 429,
]);

/** Checks one answer: no failure of the server, nothing told of its insides, every refusal in the documented form. */
export function checkAnswer({ target, caller }: FuzzRequest, answer: LightMyRequestResponse): void {
  const { statusCode, headers, body } = answer;
  const seen = `${caller}: ${target} answered ${statusCode} ${body.slice(0, 300)}`;
  expect(expected.has(statusCode), seen).toBe(true);
  // What was sent may come back in a page or a field; a leak is never what was sent.
  expect(body.match(leaks)?.[0], seen).toBeUndefined();
  // A 304 repeats only what a cache needs.
  if (statusCode !== 304) expect(headers["x-content-type-options"], seen).toBe("nosniff");
  if (target.includes("/api/v1") && statusCode >= 400) {
    expect(failure.safeParse(answer.json()).success, seen).toBe(true);
  }
  // The e-mail addresses of accounts are for administrators.
  if (caller === "visitor" || caller === "forged") expect(body, seen).not.toContain("@accounts.example");
}
