import { searchForm } from "@visiga/contracts/search-form";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "#testing/test-database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const inDatabase = async (texts: readonly string[]): Promise<{ form: string; lexemes: string[] }[]> =>
  database.dataSource.query(
    `SELECT search_form(text) AS form, tsvector_to_array(to_tsvector('simple', search_form(text))) AS lexemes
      FROM unnest($1::text[]) WITH ORDINALITY AS each (text, at) ORDER BY at`,
    [texts],
  );

/** Every character of the blocks that texts here may have, a few together, beside letters and digits. */
const blocks = [
  [0x01, 0x58f],
  [0x5be, 0x77f],
  [0x1200, 0x139f],
  [0x1d00, 0x214f],
  [0x2190, 0x23ff],
  [0x2c60, 0x2c7f],
  [0x3000, 0x30ff],
  [0xa720, 0xa7bf],
  [0xfb00, 0xffef],
  [0x1f300, 0x1f9ff],
] as const;
const characters = blocks.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
);

const texts = [
  "wazazi/walezi",
  "2026/2027",
  "Form-4",
  "www.necta.go.tz",
  "ng'ombe ng’ombe ngʼombe ng‘ombe ng`ombe ng´ombe",
  "Noël Noe\u0308l NOËL",
  "+255 712 345 678",
  "+255 (0) 712-345-678 na 0754 111 222",
  "00255712345678",
  "15,000/= au Tsh 1,850,000",
  "S.0118/0042/2025 P0101-0001",
  "Sacré-Cœur, Sœur Thérèse, Müller, Straße, Øystein, Łukasz, İstanbul, Þór",
  "ʿAbd al-Raḥmān, Sa‘īd, Khādija, مُحَمَّد, محمـد",
  "Ⅳ ﬁ １２３ ½ ² №",
  "1 2 3 4 5 6 7 8 9 10 11 12",
  "a1 1a 1e5 0x1f 007 12.5.2027",
  "👨‍👩‍👧 1️⃣ 🇹🇿",
  "Tsh1,850,000 tsh15000 form4 form4A 5895m 2nd a1b2 P0101/4b ٣a á1é",
  "S.L.P. 123, P.C.M./E.G.M. na J. K. Nyerere, P.O.Box 4 É.È. a b c d e f g h i j 1 2 x y9 z",
  "𐐨 𐐩 𐐪 𐐫 𐐬 𐐭 𐐮 𐐯 𐐰",
  "",
  " ' ",
];

test("PostgreSQL and the contracts bring every text to one form, and the index has its words", async () => {
  const combined = characters.map((character, at) => `a${character}b ${at % 7}${character}${at} ${character}`);
  const all = [...texts, ...combined];
  const found = await inDatabase(all);
  const expected = all.map(searchForm);
  expect(found.map(({ form }) => form)).toEqual(expected);
  const words = expected.map((form) => [...new Set(form.split(" ").filter(Boolean))].sort());
  expect(found.map(({ lexemes }) => [...lexemes].sort())).toEqual(words);
});
