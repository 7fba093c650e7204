import { siteKeys } from "@visiga/contracts/site";
import { expect, test } from "vitest";
import { sectionKeys } from "./site-sections.ts";

test("every site value is edited in exactly one section", () => {
  expect(Object.values(sectionKeys).flat().toSorted()).toEqual(siteKeys.toSorted());
});
