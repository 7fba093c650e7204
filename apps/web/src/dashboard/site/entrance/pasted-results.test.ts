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
    { row: 2, number: "0123", outcome: "selected", issue: undefined },
  ]);
  expect(issues("Number;Result;;Name\n0123;selected;;Juma")).toEqual(["form_number_invalid", "form_number_invalid"]);
});

test("what a spreadsheet made of a number is no number", () => {
  for (const number of ["Jan-27", "27-Des", "#REF!", "1.2E+05"])
    expect([number, issues(`${number}\tselected`)]).toEqual([number, ["notShown"]]);
  expect(issues("MAR-27\tselected\n1/27\tselected")).toEqual([undefined, undefined]);
});

test("the apostrophe by which a spreadsheet keeps zeros is no part of a number", () => {
  expect(pastedResults("'0123\tselected\n\u20190124\takiba")).toMatchObject([
    { number: "0123", issue: undefined },
    { number: "0124", issue: undefined },
  ]);
});

test("what nobody sees is no part of a result", () => {
  expect(pastedResults("0123\u200b\thaku\u00adchaguliwa\u200f\u00a0")).toMatchObject([
    { number: "0123", outcome: "notSelected", issue: undefined },
  ]);
});

test("a row that is typed on a phone has a space between number and result, and no name", () => {
  expect(pastedResults("0123 amechaguliwa\n0124/27 Not selected")).toEqual([
    { row: 1, number: "0123", outcome: "selected", issue: undefined },
    { row: 2, number: "0124/27", outcome: "notSelected", issue: undefined },
  ]);
  expect(issues("0123 akibaa")).toEqual(["outcome_unknown"]);
  for (const row of ["0123", "akiba", "0123 akibaa", "0123 Juma akiba", "0123 akiba\tJuma"])
    expect([row, issues(row)]).toEqual([row, [expect.any(String)]]);
});
