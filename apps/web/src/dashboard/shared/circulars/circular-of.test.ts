import { expect, test } from "vitest";
import { circularsOf } from "./circular-of.ts";

const text = { en: "In English", sw: "Kwa Kiswahili" };
const notice = (id: string, until: string, from: string | null = null) => ({
  id,
  text,
  from,
  until,
  link: null,
});
const paper = (id: string, until: string | null) => ({ id, title: text, until });

test("an announcement that holds today is a circular, in either language", () => {
  const value = [
    notice("to come", "2099-12-31", "2099-01-01"),
    notice("today", "2099-12-31", "2020-01-01"),
    notice("over", "2020-01-01"),
  ];
  const found = { kind: "announcement", id: "today" };
  expect(circularsOf({ key: "announcements", value }, "sw")).toEqual([{ ...found, name: text.sw }]);
  expect(circularsOf({ key: "announcements", value }, "en")).toEqual([{ ...found, name: text.en }]);
});

test("a document without a last day is a circular, one past it and other values are none", () => {
  const value = [paper("for good", null), paper("over", "2020-01-01")];
  expect(circularsOf({ key: "documents", value }, "en")).toEqual([{ kind: "document", id: "for good", name: text.en }]);
  for (const key of ["documents", "announcements", "motto", "fees"] as const)
    expect(circularsOf({ key, value: null }, "en")).toEqual([]);
});
