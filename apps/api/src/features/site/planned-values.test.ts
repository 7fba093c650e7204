import { schoolDay } from "@visiga/contracts/dates";
import type { PlannedValue } from "@visiga/contracts/planned-values";
import type { SiteKey } from "@visiga/contracts/site";
import type { ManagedSiteValue } from "@visiga/contracts/site-editing";
import type { ValueKey } from "@visiga/contracts/site-texts";
import { beforeEach, describe, expect, test } from "vitest";
import type { TestUser } from "#testing/test-app.ts";
import { useTestApp } from "#testing/use-test-app.ts";

const { api } = await useTestApp();
const planner = "Sample Planner";
let user: TestUser;
let token: string;
beforeEach(async () => {
  await api.database.query("TRUNCATE account, site_value, planned_value, revision, shipped, confirmed CASCADE");
  user = await api.addUser({ role: "ADMIN", name: planner });
  token = await api.logIn(user);
});

const dayLength = 24 * 3600;
/** The login is over after minutes. */
async function pass(seconds: number): Promise<void> {
  api.clock.pass(seconds);
  token = await api.logIn(user);
}
const dayAfter = (days: number) => schoolDay(new Date(api.clock.now().getTime() + days * dayLength * 1000));
const call = (path: string, input: object, as = token) => api.call("mutation", `site.${path}`, input, as);
const data = async (answer: ReturnType<typeof call>) => {
  const found = await answer;
  expect([found.statusCode, found.body]).toEqual([200, expect.anything()]);
  return found.json().result.data;
};
const read = async (path: string, input?: object) =>
  (await api.call("query", `site.${path}`, input, token)).json().result.data;
const entry = async (key: ValueKey): Promise<ManagedSiteValue> =>
  (await read("entries")).entries.find((each: ManagedSiteValue) => each.key === key);
const plans = async (): Promise<PlannedValue[]> => (await read("plans")).plans;
const facts = async () => (await read("read", { language: "en" })).facts;
const publishDue = () => api.services.plannedValues.publishDue();

const save = async (key: ValueKey, value: unknown): Promise<ManagedSiteValue> => {
  api.clock.pass(1);
  return data(call("save", { key, value, version: (await entry(key))?.version ?? 0 }));
};
const planned = async (key: ValueKey, value: unknown) => ({
  key,
  value,
  version: (await entry(key))?.version ?? 0,
  plan: (await plans()).find((plan) => plan.key === key)?.version ?? 0,
});
const plan = async (key: ValueKey, value: unknown, from = dayAfter(2)): Promise<PlannedValue[]> =>
  (await data(call("plan", { from, values: [await planned(key, value)] }))).plans;

const fee = (amount: number) => ({ what: { en: "School fees", sw: "Ada" }, amount, due: null, level: "both" });
const term = (first: string) => ({
  id: "0190b5a4-0000-7000-8000-000000000001",
  first,
  last: first,
  what: { en: "Term one", sw: null },
  level: null,
  kind: null,
});

describe("a planned value", () => {
  test("replaces the current one on its day, as a save by who planned it, and never before", async () => {
    await save("fees", [fee(900_000)]);
    const [listed] = await plan("fees", [fee(950_000)]);
    expect(listed).toMatchObject({
      key: "fees",
      value: [fee(950_000)],
      from: dayAfter(2),
      plannedBy: planner,
      changedSince: false,
      held: null,
      version: 1,
    });

    // It was noon a second ago: the day after tomorrow begins 36 hours later.
    await pass(36 * 3600 - 2);
    await publishDue();
    expect((await facts()).fees).toMatchObject([{ amount: 900_000 }]);
    const { contentVersion } = api.services;
    const before = contentVersion.current;
    await pass(1);
    await publishDue();
    expect((await facts()).fees).toMatchObject([{ amount: 950_000 }]);
    expect(contentVersion.current).toBe(before + 1);
    expect(await entry("fees")).toMatchObject({ version: 2, versions: 1 });
    expect(await plans()).toEqual([]);
    const { items } = (await api.call("query", "activity.list", {}, token)).json().result.data;
    expect(items.slice(0, 2).map(({ action, by, kind }: never) => [action, by, kind])).toEqual([
      ["siteChanged", planner, "site"],
      ["valuePlanned", planner, "plan"],
    ]);
    const amounts = { before: fee(900_000), after: fee(950_000) };
    expect(items[1].changes).toMatchObject([
      { field: "value", records: [amounts] },
      { field: "shownFrom", before: null, after: dayAfter(0) },
    ]);
  });

  test("of a key that this release does not know is left alone, and stops no other", async () => {
    await plan("rectorName", "Rev. Sample Rector 06");
    await api.database.query(
      `INSERT INTO planned_value (key, value, due_at, planned_at, planner_id, planner_name)
        SELECT 'aKeyOfAnotherRelease', value, due_at, planned_at, planner_id, planner_name FROM planned_value`,
    );
    expect((await plans()).map(({ key }) => key)).toEqual(["rectorName"]);
    const later = await api.services.site.on(dayAfter(3)).read({ language: "en" });
    expect(later.facts.rectorName).toBe("Rev. Sample Rector 06");
    await pass(2 * dayLength);
    await publishDue();
    expect((await facts()).rectorName).toBe("Rev. Sample Rector 06");
    expect(await api.database.query("SELECT key, held FROM planned_value")).toEqual([
      { key: "aKeyOfAnotherRelease", held: null },
    ]);
  });

  test("is published once by two processes at the same time, and late by one that was off", async () => {
    await plan("rectorName", "Rev. Sample Rector 05");
    await pass(40 * dayLength);
    const { current } = api.services.contentVersion;
    await Promise.all([publishDue(), publishDue(), publishDue()]);
    expect(api.services.contentVersion.current).toBe(current + 1);
    expect(await entry("rectorName")).toMatchObject({ value: "Rev. Sample Rector 05", version: 1 });
    expect(await plans()).toEqual([]);
  });

  test("is not published again when the clock is set back, and raises the sequence of its date", async () => {
    await save("termDates", [term(dayAfter(5))]);
    await plan("termDates", [term(dayAfter(30))]);
    await pass(2 * dayLength);
    await publishDue();
    await save("termDates", [term(dayAfter(6))]);
    await pass(-2 * dayLength);
    await publishDue();
    await pass(2 * dayLength);
    await publishDue();
    expect((await entry("termDates")).value).toEqual([term(dayAfter(6))]);
    expect((await api.app.inject("/calendar.ics")).body).toContain("SEQUENCE:2");
  });

  test("is nowhere for visitors before its moment", async () => {
    await save("fees", [fee(900_000)]);
    await plan("fees", [{ ...fee(777_123), what: { en: "Planned fee", sw: "Ada iliyopangwa" } }]);
    await plan("termDates", [{ ...term(dayAfter(9)), what: { en: "Planned term", sw: null } }]);
    await plan("text.motto.sentence", { en: "Planned motto", sw: null });
    for (const url of [
      "/api/trpc/site.read?input=%7B%22language%22%3A%22en%22%7D",
      "/api/trpc/site.texts?input=%7B%22language%22%3A%22en%22%7D",
      "/calendar.ics",
    ]) {
      const { body, statusCode } = await api.app.inject(url);
      expect([url, statusCode, /Planned|777123/.test(body)]).toEqual([url, 200, false]);
    }
    expect((await entry("fees")).value).toEqual([fee(900_000)]);
    const pdf = await api.app.inject("/joining.pdf");
    await data(call("publishPlan", { key: "fees", plan: 1 }));
    expect((await api.app.inject("/joining.pdf")).rawPayload.equals(pdf.rawPayload)).toBe(false);
  });

  test("of a page text returns a side that is null to its default", async () => {
    await save("text.motto.sentence", { en: "Pray and work.", sw: "Sali na ufanye kazi." });
    await plan("text.motto.sentence", { en: "Pray, work, learn.", sw: null });
    const { defaults } = await entry("text.motto.sentence");
    await pass(2 * dayLength);
    await publishDue();
    expect((await entry("text.motto.sentence")).value).toEqual({ en: "Pray, work, learn.", sw: defaults?.sw });
  });

  test("of nothing removes the current one on its day", async () => {
    await save("rectorName", "Rev. Sample Rector 04");
    await plan("rectorName", null);
    await pass(2 * dayLength);
    await publishDue();
    expect(await facts()).toEqual({});
  });

  test("says that the current one was replaced since, and replaces that too", async () => {
    await save("rectorName", "Rev. Sample Rector 04");
    await plan("rectorName", "Rev. Sample Rector 06");
    await save("rectorName", "Rev. Sample Rector 05");
    expect(await plans()).toMatchObject([{ changedSince: true }]);
    const [kept] = await plan("rectorName", "Rev. Sample Rector 06");
    expect(kept).toMatchObject({ changedSince: false, version: 2 });
    await save("rectorName", "Rev. Sample Rector 07");
    await pass(2 * dayLength);
    await publishDue();
    expect(await entry("rectorName")).toMatchObject({ value: "Rev. Sample Rector 06", versions: 3 });
  });
});

describe("several values", () => {
  test("are planned together or not at all", async () => {
    const values = [await planned("fees", [fee(950_000)]), await planned("admissionPrice", "fifteen")];
    const refused = await call("plan", { from: dayAfter(2), values });
    expect([refused.statusCode, refused.json().error.data.issues]).toMatchObject([
      400,
      [{ path: "values.1.value", code: "amount_invalid" }],
    ]);
    expect(await plans()).toEqual([]);
    const right = [values[0], await planned("admissionPrice", "20,000")];
    const { plans: both } = await data(call("plan", { from: dayAfter(2), values: right }));
    expect(both.map(({ key, value }: PlannedValue) => [key, value])).toEqual([
      ["admissionPrice", "20000"],
      ["fees", [fee(950_000)]],
    ]);
  });

  test.each([
    [0, "fees", "from", "day_not_to_come"],
    [-3, "fees", "from", "day_not_to_come"],
    [2, "nothing", "values.0.key", "text_unknown"],
    [2, "text.nothing.there", "values.0.key", "text_unknown"],
  ])("in %i days, %s: refused", async (days, key, path, code) => {
    const values = [{ key, value: key === "fees" ? [fee(1)] : { en: "Words", sw: null }, version: 0, plan: 0 }];
    const { statusCode, body } = await call("plan", { from: dayAfter(days), values });
    expect([statusCode, JSON.parse(body).error.data.issues[0]]).toMatchObject([400, { path, code }]);
  });

  test("one key twice is refused", async () => {
    const once = await planned("rectorName", "Rev. Sample Rector 04");
    const { statusCode } = await call("plan", { from: dayAfter(2), values: [once, once] });
    expect(statusCode).toBe(400);
  });
});

test("a number and its channels that are right only together are published together", async () => {
  await save("phoneOffice", "+255712345678");
  await save("phoneOfficeChannels", ["call", "whatsapp"]);
  await plan("phoneOffice", "0712345678");
  await plan("phoneOfficeChannels", ["call"]);
  await pass(2 * dayLength);
  await publishDue();
  expect([await plans(), await facts()]).toMatchObject([[], { phoneOffice: expect.stringMatching(/^0712/) }]);
});

describe("an edit of another version", () => {
  test("of the plan or of the current value is refused with the state of what changed", async () => {
    await save("rectorName", "Rev. Sample Rector 04");
    await plan("rectorName", "Rev. Sample Rector 05");
    const input = (version: number, of: number) => ({
      from: dayAfter(3),
      values: [{ key: "rectorName", value: "Rev. Sample Rector 06", version, plan: of }],
    });
    for (const [version, of, current] of [
      [1, 0, { from: dayAfter(2) }],
      [1, 2, { from: dayAfter(2) }],
      [0, 1, { value: "Rev. Sample Rector 04" }],
    ] as const) {
      const answer = await call("plan", input(version, of));
      expect([answer.statusCode, answer.json().error.data]).toMatchObject([
        409,
        { code: "stale_version", current: { key: "rectorName", version: 1, ...current }, changed: { by: planner } },
      ]);
    }
    for (const path of ["withdrawPlan", "publishPlan"])
      expect((await call(path, { key: "rectorName", plan: 2 })).statusCode).toBe(409);
    expect((await call("plan", input(1, 1))).statusCode).toBe(200);
  });

  test("one of two plans at once for a key without one succeeds", async () => {
    const values = [await planned("rectorName", "Rev. Sample Rector 04")];
    const answers = await Promise.all([1, 2, 3].map(() => call("plan", { from: dayAfter(2), values })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });
});

test("a plan that was withdrawn is never published, and can be planned again", async () => {
  const [made] = await plan("rectorName", "Rev. Sample Rector 05");
  await data(call("withdrawPlan", { key: "rectorName", plan: made?.version }));
  await pass(3 * dayLength);
  await publishDue();
  expect(await facts()).toEqual({});
  expect(await plan("rectorName", "Rev. Sample Rector 05")).toHaveLength(1);
});

describe("a plan that cannot be saved when it is due", () => {
  const due = async (key: SiteKey) => {
    await pass(3 * dayLength);
    await publishDue();
    await publishDue();
    expect(await facts()).not.toHaveProperty(key);
    return (await plans())[0];
  };

  test.each([
    ["deleted", "status = 'DELETED'"],
    ["made inactive", "status = 'INACTIVE'"],
    ["made a user", "role = 'USER'"],
  ])("because who planned it was %s is held until an administrator publishes it", async (_, change) => {
    const gone = await api.addUser({ role: "ADMIN", name: "Sample Leaver" });
    const own = token;
    token = await api.logIn(gone);
    await plan("rectorName", "Rev. Sample Rector 05");
    token = own;
    await api.database.query(`UPDATE account SET ${change} WHERE id = $1`, [gone.id]);
    expect(await due("rectorName")).toMatchObject({ held: "planner", plannedBy: "Sample Leaver" });
    expect(await data(call("publishPlan", { key: "rectorName", plan: 1 }))).toMatchObject({ version: 1 });
    expect([(await facts()).rectorName, await plans()]).toEqual(["Rev. Sample Rector 05", []]);
  });

  test("because the rules refuse it is held, and does not hinder others", async () => {
    await plan("tiktok", "https://www.tiktok.com/@sample");
    await plan("admissionPrice", "20000");
    await api.database.query(`UPDATE planned_value SET value = '"fifteen"' WHERE key = 'admissionPrice'`);
    expect(await due("admissionPrice")).toMatchObject({ held: "refused" });
    expect(await facts()).toEqual({ tiktok: "https://www.tiktok.com/@sample" });
    expect((await call("publishPlan", { key: "admissionPrice", plan: 1 })).statusCode).toBe(400);
    const [again] = await plan("admissionPrice", "20000", dayAfter(1));
    expect(again).toMatchObject({ held: null, version: 2 });
  });
});

test("nothing is published while the clock is not trusted", async () => {
  await plan("rectorName", "Rev. Sample Rector 05");
  await pass(3 * dayLength);
  const { clockWatch } = api.services;
  const { isTrusted } = clockWatch;
  Object.assign(clockWatch, { isTrusted: async () => false });
  await publishDue();
  expect(await facts()).toEqual({});
  Object.assign(clockWatch, { isTrusted });
  await publishDue();
  expect(await facts()).toHaveProperty("rectorName");
});
