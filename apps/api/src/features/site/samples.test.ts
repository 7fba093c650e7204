import type { ManagedSiteValue } from "@visiga/contracts/site-editing";
import { isTextKey, textKey } from "@visiga/contracts/site-texts";
import { about } from "@visiga/i18n/en/about";
import { sampleTexts } from "@visiga/i18n/sample-texts";
import { about as kuhusu } from "@visiga/i18n/sw/about";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { EntryEntity } from "#features/entries/entry.entity.ts";
import { RevisionEntity } from "#platform/revisions/revision.entity.ts";
import { confirm } from "#platform/samples/samples.ts";
import { demoSite } from "#seed/demo-site.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";
import { insertSampleSite } from "./sample-site.ts";
import { SiteValueEntity } from "./site-value.entity.ts";

let api: TestApp;
let token: string;
beforeEach(async () => {
  api = await createTestApp();
  token = await api.logIn(await api.addUser({ role: "ADMIN" }));
  await insertSampleSite(api.database.manager, demoSite);
  await api.database.query(
    `INSERT INTO file (name, title, page) VALUES
        ('Sample One', 'EVENTS', 'GALLERY'), ('Sample Two', 'EVENTS', 'GALLERY'), ('Our own', 'EVENTS', 'GALLERY');
      INSERT INTO shipped SELECT 'picture', id::text, 'null' FROM file WHERE name LIKE 'Sample %'`,
  );
});
afterEach(() => api.close());

const texts = Object.keys(demoSite).length;
const pageTexts = sampleTexts.length;
const mutate = (path: string, input?: object) => api.call("mutation", path, input, token);
const count = async () => (await api.call("query", "site.countSamples", undefined, token)).json().result.data;
const entries = async (): Promise<ManagedSiteValue[]> =>
  (await api.call("query", "site.entries", undefined, token)).json().result.data.entries;
const names = async () => (await api.rest("GET", "/files")).json().map(({ name }: { name: string }) => name);
const stated = ["admissionPrice", "placesALevel", "placesOLevel"];
const shownTexts = async () => (await api.services.site.texts({ language: "en" })).texts;
const facts = async () => (await api.services.site.read({ language: "en" })).facts;

test("all samples move to the bin in one step, edited values stay, and samples can be restored", async () => {
  await mutate("site.save", { key: "rectorName", value: "Rev. Sample Rector 05", version: 1 });
  expect(await count()).toEqual({ texts: texts - 1, pageTexts, pictures: 2 });
  const before = await entries();

  const removed = (await mutate("site.removeSamples")).json().result.data;
  expect(removed).toEqual({ texts: texts - 1, pageTexts, pictures: 2, entries: expect.any(Array) });
  expect(removed.entries).toHaveLength(texts + pageTexts + 1);
  expect(await count()).toEqual({ texts: 0, pageTexts: 0, pictures: 0 });
  const { rectorName, ...others } = await facts();
  expect(rectorName).toBe("Rev. Sample Rector 05");
  expect(Object.keys(others).sort()).toEqual(stated);
  expect(await names()).toEqual(["Our own"]);
  expect(await shownTexts()).toEqual(Object.fromEntries(sampleTexts.map((path) => [path, ""])));

  expect((await mutate("bin.restore", { entries: removed.entries })).statusCode).toBe(200);
  expect(await count()).toEqual({ texts: texts - 1, pageTexts, pictures: 2 });
  expect(await names()).toHaveLength(3);
  const same = ({ key, value, sample, translation }: ManagedSiteValue) => ({ key, value, sample, translation });
  expect((await entries()).filter(({ key }) => !isTextKey(key)).map(same)).toEqual(before.map(same));
  expect(await shownTexts()).toEqual({});
});

test("the specified facts of admission exist from the first start, and no sample replaces them", async () => {
  const { facts: english, samples } = await api.services.site.read({ language: "en" });
  expect(samples.filter((key) => stated.includes(key))).toEqual([]);
  expect(english.admissionPrice).toBe("15000");
  expect(english.placesOLevel?.map(({ name }) => name)).toEqual(["The seminary", "Msimbazi Centre", "St Joseph"]);
  expect(english.placesALevel?.map(({ name }) => name)).toEqual(["The seminary", "The vocational director’s parish"]);
  const swahili = (await api.services.site.read({ language: "sw" })).facts;
  expect(swahili.placesALevel?.[1]).toEqual({ name: "Parokia ya Mkurugenzi wa Miito", where: null });
  const saved = await mutate("site.save", { key: "admissionPrice", value: "20000", version: 1 });
  expect(saved.json().result.data).toMatchObject({ value: "20000", version: 2, versions: 1 });
});

test("each removed site value is an earlier version, which brings it back as a sample", async () => {
  await mutate("site.removeSamples");
  const versionsOf = async (key: string) =>
    (await api.call("query", "site.versions", { key }, token)).json().result.data.versions;
  const [earlier] = await versionsOf("motto");
  expect(earlier).toMatchObject({ value: demoSite.motto, replacedBy: "Sample User" });
  const back = await mutate("site.returnTo", { key: "motto", revision: earlier.id, version: 2 });
  expect(back.json().result.data).toMatchObject({ value: demoSite.motto, sample: true });
});

test("a value entered for a sample becomes an earlier version when the sample is restored", async () => {
  await mutate("site.removeSamples");
  await mutate("site.save", { key: "rectorName", value: "Rev. Sample Rector 05", version: 2 });
  const { id } = await api.database.manager.findOneByOrFail(RevisionEntity, {
    subjectId: "rectorName",
    action: "siteBinned",
  });
  await mutate("bin.restore", { entries: [id] });
  expect((await facts()).rectorName).toBe(demoSite.rectorName);
  const { versions } = (await api.call("query", "site.versions", { key: "rectorName" }, token)).json().result.data;
  expect(versions[0].value).toBe("Rev. Sample Rector 05");
});

describe("while somebody else confirms a sample", () => {
  const waiting = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()";
  /** Confirms a picture and a value, and only then lets the call have the rows, which waits for them. */
  const meanwhile = async (id: string, call: () => PromiseLike<unknown>) => {
    const called = await api.database.transaction(async (manager) => {
      await confirm(manager, "picture", [{ key: id }]);
      await manager.query("UPDATE file SET version = version + 1 WHERE id = $1", [id]);
      await confirm(manager, "site", [{ key: "rectorName", record: demoSite.rectorName }]);
      await manager.query("UPDATE site_value SET version = version + 1 WHERE key = 'rectorName'");
      const answer = Promise.resolve(call());
      await vi.waitFor(async () => expect(await api.database.query(waiting)).toHaveLength(1), 10_000);
      return { answer };
    });
    await called.answer;
  };
  const sampleOne = async () => (await api.database.manager.findOneByOrFail(EntryEntity, { name: "Sample One" })).id;

  test("the removal of all samples leaves it where it is", async () => {
    await meanwhile(await sampleOne(), () => mutate("site.removeSamples"));
    expect(await count()).toEqual({ texts: 0, pageTexts: 0, pictures: 0 });
    expect((await names()).sort()).toEqual(["Our own", "Sample One"]);
    expect((await facts()).rectorName).toBe(demoSite.rectorName);
  });

  test("a second person confirms nothing", async () => {
    const id = await sampleOne();
    await meanwhile(id, () => mutate("files.confirmSample", { id }));
    expect(await api.database.manager.findBy(RevisionEntity, { action: "sampleConfirmed" })).toEqual([]);
  });
});

test("no sample is moved if one of them cannot be moved", async () => {
  const fails = vi.spyOn(api.services.entryBin, "binSamples").mockImplementation(async (manager) => {
    await manager.clear(EntryEntity);
    await manager.query("UPDATE site_value SET version = NULL");
    return [];
  });
  expect((await mutate("site.removeSamples")).statusCode).toBe(500);
  fails.mockRestore();
  expect(await count()).toEqual({ texts, pageTexts, pictures: 2 });
  expect(await api.database.manager.count(RevisionEntity)).toBe(0);
});

test("nothing is moved if there are no samples", async () => {
  await mutate("site.removeSamples");
  expect((await mutate("site.removeSamples")).json().result.data).toEqual({
    texts: 0,
    pageTexts: 0,
    pictures: 0,
    entries: [],
  });
});

describe("of a list of records", () => {
  const stored = async () => (await entries()).find(({ key }) => key === "fees");
  const marks = async () => (await facts()).fees?.map(({ sample }) => sample === true);
  const save = async (value: unknown) =>
    (await mutate("site.save", { key: "fees", value, version: (await stored())?.version })).json().result.data;
  const [first, ...others] = demoSite.fees.map((fee) => ({ ...fee, sample: true as const }));
  const changed = { ...first, amount: 120_000 };

  test("a changed record is no sample, and the others stay samples, removed and restored alone", async () => {
    expect(await marks()).toEqual([true, true, true, true]);
    expect(await save([changed, ...others])).toMatchObject({ sample: true });
    expect(await marks()).toEqual([false, true, true, true]);
    expect(await count()).toMatchObject({ texts });
    const { sample: _confirmed, ...own } = changed;
    expect((await facts()).fees?.map(({ amount, sample }) => [amount, sample])[0]).toEqual([120_000, undefined]);

    const removed = (await mutate("site.removeSamples")).json().result.data;
    expect((await stored())?.value).toEqual([own]);
    expect(await stored()).toMatchObject({ sample: false });
    expect(await count()).toMatchObject({ texts: 0 });
    expect((await api.services.site.read({ language: "en" })).samples).toEqual([]);

    await mutate("bin.restore", { entries: removed.entries });
    expect((await stored())?.value).toEqual([own, ...others]);
    expect(await stored()).toMatchObject({ sample: true });
  });

  test("a list that the school has changed since is an earlier version once its removal is undone", async () => {
    await save([changed, ...others]);
    const removed = (await mutate("site.removeSamples")).json().result.data;
    await save([{ ...changed, amount: 130_000 }]);
    await mutate("bin.restore", { entries: removed.entries });
    expect((await facts()).fees?.map(({ amount }) => amount)).toEqual([120_000, ...others.map(({ amount }) => amount)]);
    const { versions } = (await api.call("query", "site.versions", { key: "fees" }, token)).json().result.data;
    expect(versions[0].value).toMatchObject([{ amount: 130_000 }]);
  });

  test("a confirmed date keeps its sequence in subscribed calendars", async () => {
    const sequences = () => api.database.query("SELECT id, sequence FROM calendar_event ORDER BY id");
    const before = await sequences();
    await mutate("site.confirmSample", { key: "termDates", version: 1 });
    expect(before).toHaveLength(demoSite.termDates.length);
    expect(await sequences()).toEqual(before);
  });
});

describe("a page text that the specification does not state", () => {
  const key = textKey("about.vision.text");
  const defaults = { en: about.vision.text, sw: kuhusu.vision.text };
  const call = (procedure: string, input: object) => mutate(`site.${procedure}`, { key, ...input });
  const entry = async () => (await entries()).find((each) => each.key === key);

  test("a confirmed text is a sample again once an update has changed it", async () => {
    const old = { en: "Old.", sw: "Zamani." };
    await api.database.manager.insert(SiteValueEntity, { key, value: { ...old, defaults: old } });
    await confirm(api.database.manager, "site", [{ key, record: old }]);
    expect(await entry()).toMatchObject({ sample: true, value: defaults });
    expect((await call("confirmSample", { version: 1 })).json().result.data).toMatchObject({ sample: false });
    expect(await entry()).toMatchObject({ sample: false, value: defaults });
  });

  test("a sample text can be removed, restored as a sample, or replaced after its removal", async () => {
    const removed = (await call("removeText", { version: 0 })).json().result.data;
    expect(removed).toMatchObject({ sample: false, value: { en: "", sw: "" }, version: 1 });
    expect((await api.services.site.texts({ language: "sw" })).texts).toEqual({ "about.vision.text": "" });
    expect((await call("removeText", { version: 1 })).json().result.data).toMatchObject({ version: 1 });
    const bin = await api.database.manager.findOneByOrFail(RevisionEntity, { subjectId: key, action: "siteBinned" });
    await mutate("bin.restore", { entries: [bin.id] });
    expect(await entry()).toMatchObject({ sample: true, value: defaults, version: 2, versions: 0 });

    await call("removeText", { version: 2 });
    const replaced = await call("save", { value: { en: "Our own vision.", sw: null }, version: 3 });
    expect(replaced.json().result.data).toMatchObject({
      value: { en: "Our own vision.", sw: defaults.sw },
      translation: "englishLater",
      sample: false,
    });
    await call("removeText", { version: 4 });
    expect((await call("save", { value: null, version: 5 })).json().result.data).toMatchObject({ sample: true });
    expect(await shownTexts()).toEqual({});
  });

  test.each(["text.about.title", "text.about.unknown", "motto"])(
    "%s cannot be removed as a sample text",
    async (other) => {
      const answer = await mutate("site.removeText", { key: other, version: 0 });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().error.data.issues).toMatchObject([{ path: "key", code: "field_invalid" }]);
      expect(await shownTexts()).toEqual({});
    },
  );

  test("a sample text cannot be removed over a newer version", async () => {
    await call("save", { value: { en: "Our own vision.", sw: null }, version: 0 });
    expect((await call("removeText", { version: 0 })).statusCode).toBe(409);
    expect(await shownTexts()).toEqual({ "about.vision.text": "Our own vision." });
  });
});
