import { migrate } from "@visiga/system/database/migrate";
import { expect, test } from "vitest";
import { openTestDatabase } from "#testing/test-database.ts";

/** Migrations before the one that makes sets of the marks. */
const before = 13;

type Mark = "sample" | "own" | null;
/** What was binned or replaced with which mark, what the row has, and what is a sample and what confirmed afterwards. */
type Case = [was: Mark, is: Mark, becomes: "sample" | "confirmed" | "neither"];

const cases: readonly Case[] = [
  [null, "sample", "sample"],
  [null, "own", "neither"],
  ["sample", null, "sample"],
  ["sample", "sample", "sample"],
  ["sample", "own", "confirmed"],
  ["own", "sample", "sample"],
  ["own", "own", "neither"],
];

test("marks of pictures, values and records become two sets", async () => {
  const { dataSource, close } = await openTestDatabase({ migrated: before });
  const revise = (kind: string, id: string, snapshot: object) =>
    dataSource.query(
      "INSERT INTO revision (at, kind, subject_id, action, name, before) VALUES (now(), $1, $2, 'binned', 'x', $3)",
      [kind, id, JSON.stringify(snapshot)],
    );
  const keyOf = (shape: string, number: number) => `${shape}${number}`;
  const pictures = cases.map((_, number) => `00000000-0000-4000-8000-00000000000${number}`);
  for (const [number, [was, is]] of cases.entries()) {
    const id = String(pictures[number]);
    if (was) await revise("picture", id, { name: "P", record: { sample: was === "sample", version: 1 } });
    const file = "INSERT INTO file (id, name, title, page, sample) VALUES ($1, 'P', '', 'GALLERY', $2)";
    if (is) await dataSource.query(file, [id, is === "sample"]);
    for (const [shape, value] of [
      ["fact", (_: Mark) => ({ en: "A", sw: null })],
      ["list", (mark: Mark) => [{ name: "Own" }, { name: "A", ...(mark === "sample" && { sample: true }) }]],
    ] as const) {
      const key = keyOf(shape, number);
      if (was) await revise("site", key, { value: value(was), sample: was === "sample" });
      const row = "INSERT INTO site_value (key, value, sample) VALUES ($1, $2, $3)";
      await dataSource.query(row, [key, JSON.stringify(is && value(is)), is === "sample"]);
    }
  }
  await migrate(dataSource);

  const sets = await dataSource.query(
    `SELECT kind, key, record, EXISTS (SELECT FROM confirmed WHERE (kind, key, record) = (shipped.kind, shipped.key, shipped.record)) AS confirmed
      FROM shipped`,
  );
  const stateOf = (kind: string, key: string) =>
    sets
      .filter((each: { kind: string; key: string }) => each.kind === kind && each.key === key)
      .map(({ record, confirmed }: { record: unknown; confirmed: boolean }) => [record, confirmed]);
  for (const [number, [was, is, becomes]] of cases.entries()) {
    const expected = (record: unknown) => (becomes === "neither" ? [] : [[record, becomes === "confirmed"]]);
    const name = `${was}, then ${is}`;
    expect(stateOf("picture", String(pictures[number])), name).toEqual(expected(null));
    expect(stateOf("site", keyOf("fact", number)), name).toEqual(expected({ en: "A", sw: null }));
    expect(stateOf("site", keyOf("list", number)), name).toEqual(expected({ name: "A" }));
  }
  expect(await dataSource.query("SELECT 1 FROM revision WHERE before::text LIKE '%sample%'")).toEqual([]);
  expect(await dataSource.query("SELECT 1 FROM site_value WHERE value::text LIKE '%sample%'")).toEqual([]);
  await close();
});

test("a page text stays confirmed with the default that was confirmed", async () => {
  const { dataSource, close } = await openTestDatabase({ migrated: before });
  const defaults = { en: "Old.", sw: "Zamani." };
  const insert = "INSERT INTO site_value (key, value, sample) VALUES ($1, $2, $3)";
  for (const [key, value, sample] of [
    ["text.confirmed", { ...defaults, defaults }, false],
    ["text.restored", { ...defaults, defaults }, true],
    ["text.edited", { ...defaults, en: "Ours.", defaults }, false],
    ["text.removed", { en: "", sw: "", defaults }, false],
    ["text.reset", null, false],
  ] as const)
    await dataSource.query(insert, [key, JSON.stringify(value), sample]);
  await dataSource.query("UPDATE site_value SET value = NULL WHERE key = 'text.reset'");
  for (const key of ["text.reset", "text.binned"])
    await dataSource.query(
      "INSERT INTO revision (at, kind, subject_id, action, name, before) VALUES (now(), 'site', $1, 'siteBinned', 'x', $2)",
      [key, JSON.stringify({ value: { ...defaults, defaults }, sample: false })],
    );
  await migrate(dataSource);
  expect(await dataSource.query("SELECT * FROM confirmed ORDER BY key")).toEqual([
    { kind: "site", key: "text.binned", record: defaults },
    { kind: "site", key: "text.confirmed", record: defaults },
  ]);
  expect(await dataSource.query("SELECT * FROM shipped")).toEqual([]);
  await close();
});
