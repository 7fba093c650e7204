import { fileCreate } from "@visiga/contracts/files";
import { userUpdate } from "@visiga/contracts/users";
import { expect, test } from "vitest";
import { checkForm } from "./form-issues.ts";

test("every wrong field is named with its first issue", () => {
  expect(checkForm(fileCreate, { name: " ", title: "", page: "" }).issues).toEqual({
    name: "name_required",
    title: "title_required",
    page: "page_required",
  });
});

test("a field that may be empty or well formed says what is wrong with it", () => {
  expect(checkForm(userUpdate, { name: "A", email: "a@example.org", phoneNumber: "abc" }).issues).toEqual({
    phoneNumber: "phone_invalid",
  });
});

test("a good form is read as the contract reads it", () => {
  expect(checkForm(fileCreate, { name: " A ", title: "B", page: "NEWS", description: "" }).data).toEqual({
    name: "A",
    title: "B",
    page: "NEWS",
    description: "",
  });
});
