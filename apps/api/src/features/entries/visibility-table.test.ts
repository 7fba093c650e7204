import type { ManagedEntryPage } from "@visiga/contracts/managed-entries";
import { type HiddenReason, hiddenReason, hiddenReasonsOf, type Visibility } from "@visiga/contracts/visibility";
import { migrate } from "@visiga/system/database/migrate";
import { beforeAll, expect, test } from "vitest";
import { accessSnapshot } from "#kept/access-snapshot.ts";
import { openTestDatabase } from "#testing/test-database.ts";
import { useTestApp } from "#testing/use-test-app.ts";
import { userClient } from "#testing/user-client.ts";
import { EntryEntity } from "./entry.entity.ts";
import { entrySnapshot } from "./entry-snapshot.ts";
import { entryShown } from "./shown-days.ts";

const days = ["2027-03-03", "2027-03-04", "2027-03-05"] as const;
const dayOrNone = [null, ...days] as const;
const either = [true, false] as const;

const states: (Visibility & { readonly id: string })[] = either
  .flatMap((takenDown) => either.map((waiting) => ({ takenDown, waiting })))
  .flatMap((state) => [true, false, null].map((minors) => ({ ...state, minors })))
  .flatMap((state) => [null, new Date(0)].map((consent) => ({ ...state, consent })))
  .flatMap((state) => dayOrNone.map((shownFrom) => ({ ...state, shownFrom })))
  .flatMap((state) => dayOrNone.map((shownUntil) => ({ ...state, shownUntil })))
  .map((state, index) => ({ ...state, id: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}` }));

const columns = ["id", "taken_down", "waiting", "minors", "consent_at", "shown_from", "shown_until"];
const insert = `INSERT INTO file (name, title, page, ${columns.join(", ")}) SELECT 'a', 'EVENTS', 'GALLERY', * FROM
  unnest($1::uuid[], $2::boolean[], $3::boolean[], $4::boolean[], $5::timestamptz[], $6::date[], $7::date[])`;
const members = ["id", "takenDown", "waiting", "minors", "consent", "shownFrom", "shownUntil"] as const;
const values = members.map((member) => states.map((state) => state[member]));

const { api } = await useTestApp();
beforeAll(async () => {
  await api.database.query(insert, values);
});

const seenOn = (day: string) => states.filter((state) => hiddenReason(state, day) === null).map(({ id }) => id);
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id).sort();
const ids = async (sql: string, day: string) => idsOf(await api.database.query(`${sql} ORDER BY id`, [day]));
const setDay = (day: string) =>
  api.services.contentVersion.change((manager) => manager.query("UPDATE file SET shown_as_of = $1", [day]));

test("each day shows some of all states", () => {
  expect(states).toHaveLength(384);
  expect(days.map((day) => seenOn(day).length)).toEqual([40, 45, 40]);
});

test.each(days)("on %s database, snapshots and previews agree with visibility.ts", async (day) => {
  expect(await ids(`SELECT id FROM file WHERE ${entryShown("$1")}`, day)).toEqual(seenOn(day));
  const entries = await api.database.manager.find(EntryEntity);
  const snapshots = entries.map((entry) => ({ id: entry.id, before: entrySnapshot(entry) }));
  const asSnapshots =
    "SELECT id FROM jsonb_to_recordset($2) AS each (id text, before jsonb) WHERE entry_shown(before, $1)";
  expect(idsOf(await api.database.query(asSnapshots, [day, JSON.stringify(snapshots)]))).toEqual(seenOn(day));
  const { total } = await api.services.publicEntries.on(day).list({ page: "GALLERY" });
  expect(total).toBe(seenOn(day).length);
});

test.each(days)("on %s lists show every role the same, as visibility.ts says", async (day) => {
  await setDay(day);
  expect(await ids("SELECT id FROM file WHERE shown AND shown_as_of = $1", day)).toEqual(seenOn(day));
  const tokens = [
    undefined,
    await api.logIn(await api.addUser()),
    await api.logIn(await api.addUser({ role: "ADMIN" })),
  ];
  for (const token of tokens) {
    const answer = await api.rest("GET", "/files/page/GALLERY", token === undefined ? {} : { token });
    expect(idsOf(answer.json())).toEqual(seenOn(day));
  }
});

test.each(["USER", "ADMIN"] as const)(
  "a %s finds every state in the dashboard, by the reasons of visibility.ts",
  async (role) => {
    const client = userClient(api, await api.logIn(await api.addUser({ role })));
    const count = async (only?: string) =>
      (await client.query<ManagedEntryPage>("files.browse", { only, size: 1 })).total;
    for (const day of days) {
      await setDay(day);
      const of = (reason: HiddenReason) =>
        states.filter((state) => hiddenReasonsOf(state, day).includes(reason)).length;
      expect(await count()).toBe(states.length);
      for (const reason of ["withoutConsent", "waiting", "scheduled"] as const)
        expect([day, reason, await count(reason)]).toEqual([day, reason, of(reason)]);
      expect(await count("hidden")).toBe(states.length - seenOn(day).length);
    }
  },
);

test("a restore compares what visitors see today, also of an earlier release's database", async () => {
  const { dataSource, close } = await openTestDatabase({ migrated: 9 });
  await dataSource.query(insert, values);
  // A backup made before the first days, which have come since.
  await dataSource.query(
    "UPDATE file SET shown_from = shown_from - 300, shown_until = shown_until + 300, scheduled = shown_from IS NOT NULL",
  );
  const { shown } = await accessSnapshot(dataSource);
  const open = { shownFrom: null, shownUntil: null };
  const seen = states.filter((state) => hiddenReason({ ...state, ...open }, days[0]) === null);
  expect(idsOf([...shown.values()])).toEqual(idsOf(seen));
  await migrate(dataSource);
  await close();
});

test("an update keeps what visitors see", async () => {
  const { dataSource, close } = await openTestDatabase({ migrated: 9 });
  const shown = () => dataSource.query("SELECT id, shown FROM file ORDER BY id");
  // First and last days in the right order, by the day of a clock that is not the database's.
  await dataSource.query(insert, values);
  await dataSource.query("DELETE FROM file WHERE shown_from > shown_until");
  await dataSource.query(
    "UPDATE file SET scheduled = coalesce(shown_from > $1, false), ended = coalesce(shown_until < $1, false)",
    [days[1]],
  );
  const before = await shown();
  await migrate(dataSource);
  expect(await shown()).toEqual(before);
  await close();
});
