import { expect, test } from "vitest";
import { applicationForm } from "./application-form.tsx";

const facts = { admissionPrice: "15000", admissionDueDate: "2027-06-30" };
const form = (today: string) => applicationForm({ facts, today }, "en");

test("price and due date are written in the reader's language", () => {
  expect(form("2026-11-23")).toEqual({ price: "15,000", dueDate: "30\u00a0June\u00a02027", isOver: false });
  expect(applicationForm({ facts, today: "2026-11-23" }, "sw").dueDate).toBe("30\u00a0Juni\u00a02027");
});

test("a due date is over on the day after it", () => {
  expect(["2027-06-29", "2027-06-30", "2027-07-01"].map((today) => form(today).isOver)).toEqual([false, false, true]);
});

test("a price in words stays as entered, and missing facts are undefined", () => {
  const some = { admissionPrice: "Free" };
  expect(applicationForm({ facts: some, today: "2026-11-23" }, "en").price).toBe("Free");
  const none = { price: undefined, dueDate: undefined, isOver: false };
  expect(applicationForm({ facts: { admissionPrice: "" }, today: "2026-11-23" }, "en")).toEqual(none);
});
