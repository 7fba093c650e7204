import { expect, test } from "vitest";
import { pastedResults } from "./pasted-results.ts";

const issues = (text: string) => pastedResults(text).map(({ issue }) => issue);

test("a cell in any further column makes its row wrong, because it could be a name", () => {
  for (const row of ["0123;selected;Juma Hamisi", "0123;selected;;Juma Hamisi", "0123\tselected\t\t\t\t\tJuma Hamisi"])
    expect([row, issues(row)]).toEqual([row, ["form_number_invalid"]]);
  expect(issues("0123;selected;;;;;\n0124,reserve,,,")).toEqual([undefined, undefined]);
});

test("a head of two known columns is skipped, and one with a name is not", () => {
  expect(pastedResults("Namba ya fomu;Matokeo\n0123;Amechaguliwa")).toEqual([
    { number: "0123", outcome: "selected", issue: undefined },
  ]);
  expect(issues("Number;Result;;Name\n0123;selected;;Juma")).toEqual(["form_number_invalid", "form_number_invalid"]);
});
