import { expect, test } from "vitest";
import { longestCell, mostLetters, readLetters, repeatedReferences } from "./letter-rows.ts";

const namesOf = (text: string) => readLetters(text).letters.map(({ name }) => name);

test.each([
  ["tabs", "Juma Ng'ombe\tForm 1\tVIS-001\nPeter Moshi\tForm 5\tVIS-002"],
  ["commas", `Juma Ng'ombe,Form 1,VIS-001\r\n"Peter Moshi",Form 5,"VIS-002"\r\n`],
  ["semicolons", "Juma Ng'ombe;Form 1;VIS-001\rPeter Moshi;Form 5;VIS-002"],
  [
    "English headings in another order",
    "No,Reference,Student's name,Form\n1,VIS-001,Juma Ng'ombe,1\n2,VIS-002,Peter Moshi,5",
  ],
  [
    "Swahili headings below a title",
    "Waliochaguliwa 2027\n\nNa\tJina la mwanafunzi\tNamba ya kumbukumbu\tKidato\n1\tJuma Ng'ombe\tVIS-001\tKwanza\n2\tPeter Moshi\tVIS-002\tTano",
  ],
])("rows with %s are read", (_, text) => {
  expect(readLetters(text)).toEqual({
    letters: [
      { name: "Juma Ng'ombe", level: "o-level", reference: "VIS-001" },
      { name: "Peter Moshi", level: "a-level", reference: "VIS-002" },
    ],
    wrong: [],
    count: 2,
  });
});

test.each([
  [
    "o-level",
    ["O-level", "o level", "O\u2011LEVEL", "O", "Form 1", "FORM ONE", "Form I", "F1", "1", "Kidato cha Kwanza"],
  ],
  [
    "o-level",
    [
      "O'level",
      "O\u2019Level",
      "Kidato cha 1",
      "O-level (Kidato cha Kwanza)",
      "Sekondari ya Kawaida",
      "Ordinary level",
    ],
  ],
  ["a-level", ["A-level", "Alevel", "Form 5", "form five", "Form V", "F5", "Kidato cha Tano", "Sekondari ya Juu"]],
  [undefined, ["Form 2", "Form IV", "15", "Kidato", "1 na 5", "Form 5 PCM", "Juma A. Mussa", "-", "Form ١", "1 محمد"]],
])("the level %s is what these cells name", (level, cells) => {
  for (const cell of cells) {
    const { letters, wrong } = readLetters(`Juma\t${cell}\tX`);
    expect([cell, letters[0]?.level]).toEqual([cell, level]);
    expect(wrong.map(({ problem }) => problem)).toEqual(level ? [] : ["unknownLevel"]);
  }
});

test("a row that cannot become a letter is named by its number in the spreadsheet", () => {
  const long = "x".repeat(longestCell + 1);
  const rows = [
    "Name\tLevel\tRef",
    "A\tForm 1",
    "",
    "\tForm 1\tR",
    `${long}\tForm 1`,
    "B\t",
    "C\tForm 9",
    `D\tO\t${long}`,
  ];
  const { letters, wrong, count } = readLetters(rows.join("\n"));
  expect(letters).toEqual([{ name: "A", level: "o-level", reference: "" }]);
  expect(count).toBe(6);
  expect(wrong.map(({ row, problem }) => [row, problem])).toEqual([
    [4, "noName"],
    [5, "longName"],
    [6, "noLevel"],
    [7, "unknownLevel"],
    [8, "longReference"],
  ]);
});

test("headings without a level leave every row without a letter", () => {
  expect(readLetters("Jina,Kumbukumbu\nJuma,VIS-001").wrong).toEqual([{ row: 2, problem: "noLevel", cell: "Juma" }]);
});

test("no row of a student is taken for headings or for a title above them", () => {
  expect(namesOf("Mwanafunzi 1\tForm 1\tV-1\nStudent Name\tForm One\tV-2")).toEqual(["Mwanafunzi 1", "Student Name"]);
  const twice = readLetters("Juma\t1\tV-1\nJina\tKidato\tKumbukumbu\nPetro\t5\tV-2");
  expect(twice.letters.map(({ name }) => name)).toEqual(["Juma", "Petro"]);
  expect(twice.wrong).toEqual([{ row: 2, problem: "unknownLevel", cell: "Jina" }]);
  expect(readLetters("Juma\nPetro").wrong.map(({ row, problem }) => [row, problem])).toEqual([
    [1, "noLevel"],
    [2, "noLevel"],
  ]);
});

test.each([
  [
    "the parts of a name are joined",
    "No\tFirst name\tMiddle name\tSURNAME\tForm\n1\tJuma\tAli\tMushi\t1",
    "Juma Ali Mushi",
  ],
  [
    "the parts of a name below one heading are joined",
    "No\tSTUDENT\t\t\tForm\tControl\n\tFIRST\tMIDDLE\tSURNAME\t\t\n1\tJuma\tAli\tMushi\t1\tV-1",
    "Juma Ali Mushi",
  ],
  [
    "the parts of a name below one heading are joined in Swahili",
    "Na\tMwanafunzi\t\tKidato\n\tJina la kwanza\tUkoo\n1\tJuma\tMushi\tKwanza",
    "Juma Mushi",
  ],
  ["a number of a student is no name", "Student No\tName\tForm\n001\tJuma Ali Mushi\t1", "Juma Ali Mushi"],
  [
    "a parent is no student",
    "Jina la mzazi\tJina la mwanafunzi\tKidato\nMama Juma\tJuma Ali Mushi\t1",
    "Juma Ali Mushi",
  ],
  ["a candidate is a student", "S/N\tCANDIDATE\tFORM\n1\tJuma Ali Mushi\tI", "Juma Ali Mushi"],
  ["an applicant is a student", "Na\tMwombaji\tKidato\n1\tJuma Ali Mushi\tKwanza", "Juma Ali Mushi"],
  ["a school is no student", "School name\tNames\tForm\nVisiga Primary\tJuma Ali Mushi\t1", "Juma Ali Mushi"],
  ["a number of a form is no level", "Form No\tName\tLevel\n5\tJuma Ali Mushi\tO-level", "Juma Ali Mushi"],
  ["semicolons leave commas to names", "Mushi, Juma Ali;Form 1;V-1", "Mushi, Juma Ali"],
  [
    "headings stand below titles of several cells",
    "SHULE\t\tMwaka: 2027\nMzazi\tMwanafunzi\tKidato\nMama Juma\tJuma Ali Mushi\t1",
    "Juma Ali Mushi",
  ],
  ["a byte order mark is no part of a cell", '\ufeff"Mushi, Juma Ali","Form 1","V-1"', "Mushi, Juma Ali"],
])("of several columns, %s", (_, text, name) => {
  const { letters, wrong } = readLetters(text);
  expect({ wrong, letters }).toMatchObject({ wrong: [], letters: [{ name, level: "o-level" }] });
});

test("two columns of levels that differ are not understood", () => {
  expect(readLetters("Name\tClass\tForm\nJuma\tA\t1").wrong).toMatchObject([{ problem: "unknownLevel" }]);
  expect(readLetters("Name\tLevel\tForm\nJuma\tO-level\t1").letters).toHaveLength(1);
});

test("numbers, sums, and names that lost a letter make no letter", () => {
  const rows = ["12\t1\tX", "TOTAL\t1", "Jumla\t5", "Ng\ufffdombe\t1", "Ng\x92ombe\t1", "Juma\t1\tV\ufffd"];
  const { letters, wrong } = readLetters(rows.join("\n"));
  expect(letters).toEqual([]);
  expect(wrong.map(({ problem }) => problem)).toEqual([...Array(3).fill("noName"), ...Array(3).fill("lostSign")]);
});

test("what a spreadsheet shows instead of a name or a reference makes no letter", () => {
  const shown = [
    "#REF!",
    "#N/A",
    "#NAME?",
    "#DIV/0!",
    "#####",
    "Err:502",
    "9.91235E+11",
    "9,91E+11",
    "Jan-27",
    "7-Sep",
    "27-Ago",
  ];
  for (const cell of shown) {
    expect(readLetters(`Juma\t1\t${cell}`).wrong).toEqual([{ row: 1, problem: "notShown", cell: "Juma" }]);
    expect([cell, readLetters(`${cell}\t1\tV`).letters]).toEqual([cell, []]);
  }
  for (const cell of ["#12", "991235000011", "E-11", "VIS/9E", "MAR-27", "Mar-001"])
    expect(readLetters(`Juma\t1\t${cell}`).letters).toMatchObject([{ reference: cell }]);
});

test("a reference of several letters is named once, however it is written", () => {
  const { letters } = readLetters("A\t1\tVIS-1\nB\t1\tVIS-2\nC\t5\tvis-1\nD\t5\tVIS-1\nE\t1\nF\t1");
  expect(repeatedReferences(letters)).toEqual(["VIS-1"]);
});

test("a name is text: signs, other scripts and formulas stay, what nobody sees goes", () => {
  const row = (name: string) => `${name}\t1`;
  expect(
    namesOf(
      [
        "Ng'ombe O\u2019Neil",
        "محمد علي",
        "Juma 😀",
        '<b>Juma</b> & "Co"',
        "=cmd|'/c calc'!A1",
        "Ju\u0000\u0007\u202ema\u200b  M",
        "{name} $& $1",
      ]
        .map(row)
        .join("\n"),
    ),
  ).toEqual([
    "Ng'ombe O\u2019Neil",
    "محمد علي",
    "Juma 😀",
    '<b>Juma</b> & "Co"',
    "=cmd|'/c calc'!A1",
    "Juma M",
    "{name} $& $1",
  ]);
});

test("the number of a list is no part of the name that was copied with it", () => {
  expect(namesOf("1. Juma Mussa\t1\n2)Peter\t5\n(3) Ali\t1\n4 Yusufu\t1")).toEqual([
    "Juma Mussa",
    "Peter",
    "(3) Ali",
    "4 Yusufu",
  ]);
});

test("a quoted cell may hold its separator, quotes and a line break", () => {
  expect(readLetters('"Mussa, ""JJ""\nJuma",Form 1,V\nPeter,Form 9,V')).toEqual({
    letters: [{ name: 'Mussa, "JJ" Juma', level: "o-level", reference: "V" }],
    wrong: [{ row: 2, problem: "unknownLevel", cell: "Peter" }],
    count: 2,
  });
});

test("nothing pasted is no letter, and the rows of too long a list are counted", () => {
  expect(readLetters(" \n\t\n")).toEqual({ letters: [], wrong: [], count: 0 });
  expect(readLetters("A\t1\n".repeat(mostLetters + 1)).count).toBe(mostLetters + 1);
});
