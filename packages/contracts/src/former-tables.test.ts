import { expect, test } from "vitest";
import { formerTables, recordsOfTable } from "./former-tables.ts";
import { isRecordsKey } from "./site.ts";
import { siteCatalogue } from "./site-catalogue.ts";
import { siteValueSchema } from "./site-editing.ts";

const both = (en: string | null, sw: string | null) => ({ en, sw });

test.each<[string, unknown, unknown]>([
  ["firstStudents", [["A"], [" B "]], [{ name: "A" }, { name: "B" }]],
  ["firstStudents", [["A"], [""], ["\t"], []], [{ name: "A" }]],
  ["firstStudents", [], []],
  [
    "deceasedStudents",
    [
      ["A", ""],
      ["", "P"],
    ],
    [
      { name: "A", parish: null },
      { name: "", parish: "P" },
    ],
  ],
  ["placesOLevel", { en: [["A", ""]], sw: null }, [{ name: both("A", null), where: null }]],
  ["placesALevel", { en: [["A", "here"]], sw: [["B", ""]] }, [{ name: both("A", "B"), where: both("here", null) }]],
  [
    "placesALevel",
    {
      en: [["A", ""]],
      sw: [
        ["", "a"],
        ["B", "b"],
      ],
    },
    [
      { name: both("A", null), where: both(null, "a") },
      { name: both(null, "B"), where: both(null, "b") },
    ],
  ],
  ["placesALevel", { en: [["", "here"]], sw: [] }, [{ name: both(null, null), where: both("here", null) }]],
  [
    "historyYears",
    { en: [["1990", "H", "One.\n\nTwo."]], sw: [["", "", ""]] },
    [{ year: both("1990", null), heading: both("H", null), text: both("One.\n\nTwo.", null) }],
  ],
  [
    "firstAssignments",
    {
      en: [
        ["A", "", "2004"],
        ["B", "b", "Since 2004"],
        ["C", "", ""],
      ],
      sw: [
        ["", "", "2004"],
        ["", "", "Tangu 2004"],
      ],
    },
    [
      { name: both("A", null), assignment: null, year: "2004" },
      { name: both("B", null), assignment: both("b", null), year: "Since 2004 / Tangu 2004" },
      { name: both("C", null), assignment: null, year: null },
    ],
  ],
  [
    "credits",
    { en: [], sw: [["P", "N", "O"]] },
    [{ part: both(null, "P"), name: both(null, "N"), note: both(null, "O") }],
  ],
])("the table %s like %j becomes the records %j", (key, table, records) => {
  expect(recordsOfTable(key, table)).toEqual(records);
});

test.each<[string, unknown]>([
  ["firstStudents", [{ name: "A" }]],
  ["firstStudents", null],
  ["placesOLevel", [{ name: both("A", null), where: null }]],
  ["placesOLevel", "A"],
  ["motto", both("Prayer", null)],
  ["fees", []],
])("%s like %j is no table", (key, value) => {
  expect(recordsOfTable(key, value)).toBeNull();
});

test("a full table of each list becomes records that may be saved as they are", () => {
  for (const key of formerTables.filter(isRecordsKey)) {
    const row = Object.keys(siteCatalogue[key].fields).map((name) => name.slice(0, 3));
    const value = recordsOfTable(key, { en: [row, row], sw: [row] });
    expect(siteValueSchema(key).safeParse(value)).toMatchObject({ success: true, data: value });
  }
  expect(formerTables).toHaveLength(7);
});
