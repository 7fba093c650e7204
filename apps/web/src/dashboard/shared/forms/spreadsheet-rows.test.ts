import { expect, test } from "vitest";
import { spreadsheetRows } from "./spreadsheet-rows.ts";

const cellsOf = (...pasted: Parameters<typeof spreadsheetRows>) => spreadsheetRows(...pasted).map(({ cells }) => cells);

test("tabs separate cells, and any kind of line ending separates rows", () => {
  const rows = [
    ["Sample Student 01", "Sample Parish 01"],
    ["Sample Student 02", "Sample Parish 02"],
  ];
  for (const end of ["\n", "\r\n", "\r"]) {
    const text = rows.map((row) => row.join("\t")).join(end);
    expect(cellsOf(text, 2)).toEqual(rows);
    expect(cellsOf(text + end, 2)).toEqual(rows);
  }
});

test("a quoted cell may hold tabs, line breaks and quotes", () => {
  expect(cellsOf('1990\t"He said ""go""\r\nand\twent"\tend', 3)).toEqual([["1990", 'He said "go"\nand\twent', "end"]]);
});

test("quotes that do not enclose a whole cell are kept", () => {
  expect(cellsOf('"Baba" Sample\tx\n5" pipe\ty\n"never closed\tz', 2)).toEqual([
    ['"Baba" Sample', "x"],
    ['5" pipe', "y"],
    ['"never closed', "z"],
  ]);
});

test("empty lines are dropped, missing cells empty, extra columns cut, and cells trimmed", () => {
  expect(cellsOf("\n  A \t b\t\t\t\n\t\t\n\nC", 2)).toEqual([
    ["A", "b"],
    ["C", ""],
  ]);
  expect(cellsOf("", 2)).toEqual([]);
});

test("a row that repeats the table's head is dropped, one with a single word of it is kept", () => {
  expect(cellsOf("name\tPARISH\nA\tB", 2, ["Name", "Parish"])).toEqual([["A", "B"]]);
  expect(cellsOf("Name\u200b\tHome\u00a0parish\nA\tB", 2, ["Name", "Home parish"])).toEqual([["A", "B"]]);
  expect(cellsOf("Parish\tSample\nA\tB", 2, ["Name", "Parish"])).toHaveLength(2);
});

test("rows are numbered as the spreadsheet numbers them, with its head and its empty rows", () => {
  expect(spreadsheetRows("\nName\n\nA\n\t\nB", 1, ["Name"])).toEqual([
    { row: 4, cells: ["A"] },
    { row: 6, cells: ["B"] },
  ]);
});
