import { entryCreate } from "@visiga/contracts/entry-requests";
import { userUpdate } from "@visiga/contracts/users";
import { expect, test } from "vitest";
import { checkForm } from "./form-issues.ts";

test("every invalid field has its first issue", () => {
  expect(checkForm(entryCreate, { name: " ", title: "", page: "" }).issues).toEqual({
    name: "name_required",
    title: "title_required",
    page: "page_required",
  });
});

test("an optional field with an invalid value has the issue of its format", () => {
  expect(checkForm(userUpdate, { name: "A", email: "a@example.org", phoneNumber: "abc" }).issues).toEqual({
    phoneNumber: "phone_invalid",
  });
});

test("a valid form gives the values that the contract parses", () => {
  expect(checkForm(entryCreate, { name: " A ", title: "B", page: "NEWS", description: "" }).data).toEqual({
    name: "A",
    title: "B",
    page: "NEWS",
    description: "",
  });
});
