import { TRPCClientError } from "@trpc/client";
import { loadDashboardDictionary } from "@visiga/i18n/dictionaries";
import { expect, test } from "vitest";
import { failureMessage, RequestFailure } from "./failure.ts";

const { errors } = await loadDashboardDictionary("sw");

test("a failure's message is in the reader's language, first that of its first field", () => {
  const message = "Name is required";
  const issues = [{ path: "name", code: "name_required" as const, message }];
  expect(failureMessage(new RequestFailure({ message, code: "validation_failed", issues }), errors)).toBe(
    errors.issue.name_required,
  );
  expect(failureMessage(new RequestFailure({ message, code: "picture_type" }), errors)).toBe(
    errors.failure.picture_type,
  );
});

test("a procedure’s failure has the same message as a route’s", () => {
  const error = TRPCClientError.from({ error: { code: -32001, message: "x", data: { code: "login_failed" } } });
  expect(failureMessage(error, errors)).toBe(errors.failure.login_failed);
});

test("an unreachable server gives no message", () => {
  expect(failureMessage(new TypeError("Failed to fetch"), errors)).toBeNull();
  expect(failureMessage(TRPCClientError.from(new TypeError("Failed to fetch")), errors)).toBeNull();
});
