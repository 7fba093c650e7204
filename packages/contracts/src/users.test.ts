import { expect, test } from "vitest";
import type * as z from "zod/mini";
import { credentials, newPassword, passwordSetting } from "./auth.ts";
import { issueCodes } from "./errors.ts";
import { passwordLength } from "./secret-lengths.ts";
import { email, userQuery, userRegistration, userStatusChange, userUpdate } from "./users.ts";

/** The first issue of each field, which the form shows. */
function messages(schema: z.ZodMiniType, value: unknown): string[] {
  const shown = new Map<string, string>();
  for (const { path, message } of schema.safeParse(value).error?.issues ?? []) {
    const key = path.join(".");
    if (!shown.has(key)) shown.set(key, [...path, message].join(": "));
  }
  return [...shown.values()];
}

test("an email address is trimmed and stored in lower case", () => {
  expect(email.parse("  Head.Master@Example.ORG ")).toBe("head.master@example.org");
  for (const bad of ["a", "a@b", "a b@example.org", "@example.org", "a@example.org\0"]) {
    expect(messages(email, bad)).toEqual(["email_invalid"]);
  }
});

test.each(["+255 700 000 001", "0700-000-001", "(022) 211 1234", "0700.000.001"])(
  "%s is a telephone number",
  (number) => {
    expect(messages(userRegistration, { name: "Sample", email: "a@example.org", phoneNumber: number })).toEqual([]);
  },
);

test("every missing or blank field has its own issue code", () => {
  const expected = ["name: name_required", "phoneNumber: phone_required", "email: email_required"];
  expect(messages(userRegistration, {})).toEqual(expected);
  expect(messages(userRegistration, { name: " ", phoneNumber: "", email: "\t" })).toEqual(expected);
  expect(messages(credentials, {})).toEqual(["email: email_required", "password: password_required"]);
  expect(messages(passwordSetting, {})).toEqual(["token: token_required", "password: password_required"]);
});

test("every message of a refused value is a known issue code", () => {
  const values = [undefined, null, 7, "", "x".repeat(10_000), [], {}];
  for (const schema of [userRegistration, userUpdate, userStatusChange, credentials, passwordSetting]) {
    for (const key of Object.keys(schema.shape)) {
      for (const value of values) {
        const issues = schema.safeParse({ [key]: value }).error?.issues.filter(({ path }) => path[0] === key) ?? [];
        for (const issue of issues) {
          const own =
            issue.code === "invalid_union" ? issue.errors.flat().map(({ message }) => message) : [issue.message];
          expect(own.some((message) => (issueCodes as readonly string[]).includes(message))).toBe(true);
        }
      }
    }
  }
});

test("passwords have 8 to 128 characters", () => {
  expect(messages(newPassword, "x".repeat(passwordLength.least - 1))).toEqual(["password_too_short"]);
  expect(messages(newPassword, "x".repeat(passwordLength.least))).toEqual([]);
  expect(messages(newPassword, "x".repeat(passwordLength.most))).toEqual([]);
  expect(messages(newPassword, "x".repeat(passwordLength.most + 1))).toEqual(["password_too_long"]);
});

test("a user query accepts its numbers as text, as in an address", () => {
  expect(userQuery.parse({})).toEqual({ page: 0, size: 10, status: "ACTIVE" });
  expect(userQuery.parse({ page: "2", size: "100", status: "DELETED" })).toEqual({
    page: 2,
    size: 100,
    status: "DELETED",
  });
});
