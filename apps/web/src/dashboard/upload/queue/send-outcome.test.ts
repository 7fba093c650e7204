import { expect, test } from "vitest";
import { UnexpectedResponse } from "#platform/answers/unexpected-response.ts";
import { RequestFailure } from "#platform/data/failure.ts";
import { retryPause, sendOutcome } from "./send-outcome.ts";

const message = "x";

test("a lost connection and an error response of a proxy are retried", () => {
  expect(sendOutcome(new Error("The server was not reached"))).toEqual({ kind: "lost" });
  expect(sendOutcome(new UnexpectedResponse(502)).kind).toBe("busy");
});

test("a busy server is retried after the time in its response", () => {
  const busy = sendOutcome(new RequestFailure({ message, code: "rate_limited" }, 30));
  expect(busy).toMatchObject({ kind: "busy", retryAfter: 30 });
  expect(sendOutcome(new RequestFailure({ message, code: "unavailable" })).kind).toBe("busy");
  expect(sendOutcome(new RequestFailure({ message, code: "internal" })).kind).toBe("busy");
});

test("after the session has ended, an upload waits for a login", () => {
  expect(sendOutcome(new RequestFailure({ message, code: "session_expired" }))).toEqual({ kind: "loggedOut" });
});

test("a rejected picture has failed, with the reason from the server", () => {
  const issues = [{ path: "title", code: "title_required" as const, message }];
  expect(sendOutcome(new RequestFailure({ message, code: "validation_failed", issues }))).toEqual({
    kind: "refused",
    failure: { code: "validation_failed", issue: "title_required" },
  });
  expect(sendOutcome(new RequestFailure({ message, code: "picture_heic" }))).toMatchObject({ kind: "refused" });
});

test("a proxy that takes only smaller files is named, and not called a limit of the server", () => {
  const failure = { code: "request_too_large", proxy: "tooLarge" };
  expect(sendOutcome(new UnexpectedResponse(413))).toEqual({ kind: "refused", failure });
});

test("a network that asks for a login in place of the server is retried like a lost connection", () => {
  for (const status of [200, 302, 401, 407, 511])
    expect(sendOutcome(new UnexpectedResponse(status))).toEqual({ kind: "lost" });
});

test("retry pauses grow to a minute with jitter, and follow the server up to five minutes", () => {
  const even = (failures: number, retryAfter: number | null = null) => retryPause(failures, retryAfter, 0.5);
  expect([1, 2, 3, 4, 5, 6, 7, 100].map((failures) => even(failures))).toEqual([
    2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000,
  ]);
  expect([retryPause(1, null, 0), retryPause(1, null, 1)]).toEqual([1500, 2500]);
  expect(even(1, 30)).toBe(30_000);
  expect(even(1, 86_400)).toBe(300_000);
});
