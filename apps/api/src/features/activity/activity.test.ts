import type { ActivityPage } from "@visiga/contracts/activity";
import { startOfSchoolDay } from "@visiga/contracts/dates";
import { beforeEach, expect, test } from "vitest";
import { type Change, RevisionWriter } from "#platform/revisions/revision-writer.ts";
import type { ConfirmedUser, UserActor } from "#platform/security/actor.ts";
import { useTestApp } from "#testing/use-test-app.ts";

let token: string;
let actor: UserActor;
let at: Date;
const { api } = await useTestApp();
beforeEach(async () => {
  await api.database.query("TRUNCATE account CASCADE");
  const user = await api.addUser({ role: "ADMIN" });
  actor = { kind: "user", id: user.id, name: "Sample User", role: "ADMIN" };
  token = await api.logIn(user);
  at = new Date("2026-11-20T10:00:00Z");
});

const write = (change: Partial<Change> = {}, by: UserActor | null = actor) => {
  const what = { kind: "picture", subjectId: "1", action: "pictureChanged", name: "Feast day" } as const;
  return new RevisionWriter(() => at).write(api.database.manager, by as ConfirmedUser | null, { ...what, ...change });
};
const list = async (query: object = {}): Promise<ActivityPage> =>
  (await api.call("query", "activity.list", query, token)).json().result.data;

test("the activity lists who changed what and when, newest first, with the differences", async () => {
  const entry = { name: "Feast day", nameSw: "Sikukuu" };
  await write({ before: { ...entry, page: "NEWS" }, after: { ...entry, page: "GALLERY" } });
  at = new Date("2026-11-20T11:00:00Z");
  await write({ kind: "user", action: "linkRenewed", name: "Sample Teacher" }, null);
  expect(await list()).toEqual({
    items: [
      {
        id: expect.any(String),
        at: "2026-11-20T11:00:00.000Z",
        by: null,
        kind: "user",
        action: "linkRenewed",
        item: "Sample Teacher",
        itemSw: null,
        changes: [],
      },
      {
        id: expect.any(String),
        at: "2026-11-20T10:00:00.000Z",
        by: "Sample User",
        kind: "picture",
        action: "pictureChanged",
        item: "Feast day",
        itemSw: "Sikukuu",
        changes: [{ field: "page", before: "NEWS", after: "GALLERY" }],
      },
    ],
    next: null,
    total: 2,
    people: [{ id: actor.id, name: "Sample User" }],
  });
});

test("the activity can be filtered by user, kind and first day in the school's time zone", async () => {
  const other: UserActor = { ...actor, id: (await api.addUser()).id, name: "Another" };
  at = new Date(startOfSchoolDay("2026-11-20").getTime() - 1);
  await write({ name: "the day before" });
  at = startOfSchoolDay("2026-11-20");
  await write({ name: "that day" });
  await write({ name: "motto", kind: "site", action: "siteChanged" }, other);
  const items = async (query: object) => (await list(query)).items.map(({ item }) => item);
  expect(await items({ since: "2026-11-20" })).toEqual(["motto", "that day"]);
  expect(await items({ who: actor.id })).toEqual(["that day", "the day before"]);
  expect(await items({ kind: "site" })).toEqual(["motto"]);
  const both = await list({ who: other.id, kind: "picture" });
  expect(both).toMatchObject({ items: [], total: 0 });
  expect(both.people.map(({ name }) => name)).toEqual(["Another", "Sample User"]);
});

test("pages have 50 entries, each once, even if entries are added meanwhile", async () => {
  for (let number = 1; number <= 120; number++) await write({ name: String(number) });
  const first = await list();
  await write({ name: "later" });
  const second = await list({ after: first.next });
  const third = await list({ after: second.next });
  expect([first, second, third].map(({ items }) => items.length)).toEqual([50, 50, 20]);
  expect([first.total, third.next]).toEqual([120, null]);
  const seen = [first, second, third].flatMap(({ items }) => items.map(({ item }) => Number(item)));
  expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => 120 - index));
});

test("the number of entries is exact in a long activity, also when changes are committed late", async () => {
  await api.database.query(
    `INSERT INTO revision (at, kind, subject_id, action, name)
      SELECT $1::timestamptz - interval '2 hours', 'picture', '1', 'pictureChanged', 'Feast day'
        FROM generate_series(1, 10000)`,
    [api.clock.now()],
  );
  at = api.clock.now();
  expect([(await list()).total, (await list({ kind: "site" })).total]).toEqual([10_000, 0]);
  await api.database.transaction(async (manager) => {
    await manager.query(
      "INSERT INTO revision (at, kind, subject_id, action, name) VALUES ($1, 'user', '1', 'userChanged', 'a')",
      [at],
    );
    await write({ name: "motto", kind: "site", action: "siteChanged" });
    expect((await list()).total).toBe(10_001);
  });
  expect([(await list()).total, (await list({ kind: "site" })).total]).toEqual([10_002, 1]);
});

test("an invented cursor is refused", async () => {
  const answer = await api.call("query", "activity.list", { after: "first" }, token);
  expect([answer.statusCode, answer.json().error.data.issues[0].code]).toEqual([400, "paging_invalid"]);
});

test("a USER cannot read the activity", async () => {
  const answer = await api.call("query", "activity.list", {}, await api.logIn(await api.addUser()));
  expect(answer.statusCode).toBe(403);
});

test("entries of a later release, which this one does not know, are left out of both logs", async () => {
  await api.database.query(
    `INSERT INTO revision (at, kind, subject_id, action, name)
      VALUES (now(), 'aLaterKind', '1', 'siteChanged', 'a'), (now(), 'site', '1', 'aLaterAction', 'a')`,
  );
  await api.database.query("INSERT INTO security_event (at, kind) VALUES (now(), 'aLaterKind')");
  for (const list of ["list", "security"]) {
    const answer = await api.call("query", `activity.${list}`, {}, token);
    expect([answer.statusCode, answer.body]).toEqual([200, expect.not.stringContaining("aLater")]);
  }
});
