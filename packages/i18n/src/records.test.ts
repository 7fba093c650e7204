import { siteCatalogue } from "@visiga/contracts/site-catalogue";
import { expect, test } from "vitest";
import { records } from "./en/records.ts";

test("every option of a site value has its words", () => {
  const offered = Object.values(siteCatalogue).flatMap((value) => {
    if (value.shape === "choices") return value.options;
    return value.shape === "records" ? Object.values(value.fields).flatMap(({ options }) => options) : [];
  });
  expect(Object.keys(records.options).sort()).toEqual([...new Set(offered)].sort());
});
