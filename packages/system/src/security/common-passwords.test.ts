import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

const owner = { name: "Sample Teacher", email: "sample.teacher@example.org" };

test.each([
  "password",
  "PASSWORD",
  "Password1!",
  "12345678",
  "qwertyuiop",
  "iloveyou2026",
  "zzzzzzzzzz",
  "Visiga2026",
  "seminari123",
  "sample.teacher@example.org",
  "Sample.Teacher1",
])("the password %s is common", (password) => {
  expect(isCommonPassword(password, owner)).toBe(true);
});

test.each(["quite another four words", "tembo saba kijani mlima", "Xk29-plum-Riverbed", "ЦветущийСад"])(
  "the password %s is not common",
  (password) => {
    expect(isCommonPassword(password, owner)).toBe(false);
  },
);
