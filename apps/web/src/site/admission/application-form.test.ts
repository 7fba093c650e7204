import { expect, test } from "vitest";
import { applicationForm } from "./application-form.ts";

test("price and due date read as the language writes them", () => {
  const facts = { admissionPrice: "15000", admissionDueDate: "2027-06-30" };
  expect(applicationForm(facts, "en")).toEqual({ price: "15,000", dueDate: "30 June 2027" });
  expect(applicationForm(facts, "sw")).toEqual({ price: "15,000", dueDate: "30 Juni 2027" });
});

test("words stay words, and what was not entered is missing", () => {
  expect(applicationForm({ admissionPrice: "Free", admissionDueDate: "Easter" }, "en")).toEqual({
    price: "Free",
    dueDate: "Easter",
  });
  expect(applicationForm({ admissionPrice: "" }, "en")).toEqual({ price: undefined, dueDate: undefined });
});
