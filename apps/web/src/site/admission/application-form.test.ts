import { expect, test } from "vitest";
import { applicationForm } from "./application-form.tsx";

test("price and due date are formatted in the language", () => {
  const facts = { admissionPrice: "15000", admissionDueDate: "2027-06-30" };
  expect(applicationForm(facts, "en")).toEqual({ price: "15,000", dueDate: "30\u00a0June\u00a02027" });
  expect(applicationForm(facts, "sw")).toEqual({ price: "15,000", dueDate: "30\u00a0Juni\u00a02027" });
});

test("values in words are unchanged, and values that were not entered are undefined", () => {
  expect(applicationForm({ admissionPrice: "Free", admissionDueDate: "Easter" }, "en")).toEqual({
    price: "Free",
    dueDate: "Easter",
  });
  expect(applicationForm({ admissionPrice: "" }, "en")).toEqual({ price: undefined, dueDate: undefined });
});
