import type { SiteKey } from "@visiga/contracts/site";
import type { ManagedSiteValue } from "@visiga/contracts/site-editing";
import { beforeEach, describe, expect, test } from "vitest";
import { RevisionEntity } from "#platform/revisions/revision.entity.ts";
import { useTestApp } from "#testing/use-test-app.ts";
import { insertSampleSite } from "./sample-site.ts";

let token: string;
const { api } = await useTestApp();
beforeEach(async () => {
  await api.database.query("TRUNCATE account, site_value, shipped, confirmed CASCADE");
  token = await api.logIn(await api.addUser({ role: "ADMIN" }));
});

const call = (path: string, input: object) => api.call("mutation", `site.${path}`, input, token);
const read = async (path: string, input?: object) =>
  (await api.call("query", `site.${path}`, input, token)).json().result.data;
const entry = async (key: SiteKey): Promise<ManagedSiteValue> =>
  (await read("entries")).entries.find((each: ManagedSiteValue) => each.key === key);
const facts = async (language = "en") => (await read("read", { language })).facts;
const save = async (key: SiteKey, value: unknown): Promise<ManagedSiteValue> => {
  api.clock.pass(1);
  return (await call("save", { key, value, version: (await entry(key)).version })).json().result.data;
};
const words = (en: string, sw: string | null) => ({ en, sw });

describe("saving", () => {
  test("saving a value for the first time publishes it immediately, in every language", async () => {
    expect(await entry("motto")).toMatchObject({ value: null, version: 0, changedAt: null, translation: null });
    const before = api.services.contentVersion.current;
    const saved = await save("motto", words(" Prayer ", "Sala"));
    expect(saved).toMatchObject({ value: words("Prayer", "Sala"), version: 1, sample: false, versions: 0 });
    expect([(await facts()).motto, (await facts("sw")).motto]).toEqual(["Prayer", "Sala"]);
    expect(api.services.contentVersion.current).toBe(before + 1);
    expect((await read("read", { language: "en" })).changed).toEqual({ motto: saved.changedAt });
  });

  test("saving null removes the value from the site", async () => {
    await save("rectorName", "Rev. Sample Rector 04");
    expect(await save("rectorName", null)).toMatchObject({ value: null, version: 2, versions: 1 });
    expect(await facts()).toEqual({});
  });

  test("saving an unchanged value changes nothing and makes no version", async () => {
    await save("motto", words("Prayer", "Sala"));
    const { contentVersion } = api.services;
    const before = contentVersion.current;
    expect(await save("motto", { sw: "Sala", en: "Prayer" })).toMatchObject({ version: 1, versions: 0 });
    expect(await save("phoneOffice", null)).toMatchObject({ version: 0 });
    expect(contentVersion.current).toBe(before);
    expect(await api.database.manager.count(RevisionEntity)).toBe(1);
  });

  test("saving a sample unchanged, or confirming it, clears its mark and makes no earlier version", async () => {
    await insertSampleSite(api.database.manager, { motto: words("Prayer", "Sala"), rectorName: "Rev. Sample" });
    const confirmed = { sample: false, version: 2, versions: 0 };
    expect(await save("motto", words("Prayer", "Sala"))).toMatchObject(confirmed);
    const answer = await call("confirmSample", { key: "rectorName", version: 1 });
    expect(answer.json().result.data).toMatchObject({ ...confirmed, value: "Rev. Sample" });
    expect((await read("read", { language: "en" })).samples).toEqual([]);
    const log = await api.database.manager.findBy(RevisionEntity, { action: "sampleConfirmed" });
    expect(log.map(({ name }) => name).sort()).toEqual(["motto", "rectorName"]);

    expect((await call("confirmSample", { key: "rectorName", version: 1 })).statusCode).toBe(409);
    const again = await call("confirmSample", { key: "rectorName", version: 2 });
    expect(again.json().result.data).toMatchObject(confirmed);
    expect((await call("confirmSample", { key: "nothing", version: 1 })).statusCode).toBe(400);
  });

  test.each([
    ["motto", words("", null), "value.en", "field_required"],
    ["motto", "Prayer", "value", "field_required"],
    ["phoneOffice", "call me", "value", "phone_invalid"],
    ["tiktok", "@stmarys", "value", "url_invalid"],
    ["admissionPrice", "15,00", "value", "amount_invalid"],
    ["deceasedStudents", [{ name: " ", parish: null }], "value.0.name", "field_required"],
    ["deceasedStudents", [["Sample Student 01"]], "value.0", "field_required"],
    [
      "announcements",
      [{ id: crypto.randomUUID(), text: words("Open day", null), link: null, until: "soon" }],
      "value.0.until",
      "date_invalid",
    ],
  ])("%s as %j is refused", async (key, value, path, code) => {
    const answer = await call("save", { key, value, version: 0 });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.data.issues[0]).toMatchObject({ path, code });
  });

  test("saving over a stale version is refused with the current state", async () => {
    await save("rectorName", "Rev. Sample Rector 04");
    const answer = await call("save", { key: "rectorName", value: "Rev. Sample Rector 05", version: 0 });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().error.data).toMatchObject({
      code: "stale_version",
      current: { key: "rectorName", value: "Rev. Sample Rector 04", version: 1 },
    });
  });

  test("one of two concurrent saves of a value succeeds", async () => {
    const input = (value: string) => ({ key: "rectorName", value, version: 0 });
    const answers = await Promise.all(["One", "Other"].map((value) => call("save", input(value))));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

describe("the two languages of a value", () => {
  test("a value lacks Swahili until it is entered", async () => {
    expect(await save("motto", words("Prayer", null))).toMatchObject({
      translation: "missing",
      swahiliChangedAt: null,
    });
    expect((await facts("sw")).motto).toBe("Prayer");
    expect((await save("motto", words("Prayer", "Sala"))).translation).toBe("complete");
  });

  test("a value in Swahili alone is read in both languages, and lacks English until it is entered", async () => {
    for (const key of ["postalAddress", "physicalAddress", "motto", "rectorMessage", "developerAbout"] as const) {
      expect(await save(key, words("", "S.L.P. 1, Visiga"))).toMatchObject({
        translation: "englishMissing",
        englishChangedAt: null,
      });
      for (const language of ["en", "sw"] as const) expect((await facts(language))[key]).toBe("S.L.P. 1, Visiga");
      expect((await save(key, words("P.O. Box 1, Visiga", "S.L.P. 1, Visiga"))).translation).toBe("complete");
    }
    expect((await call("save", { key: "motto", value: words("", null), version: 2 })).statusCode).toBe(400);
  });

  test("a list in Swahili alone is read in both languages", async () => {
    await save("placesALevel", [{ name: { en: null, sw: "Mapato" }, where: null }]);
    expect((await facts("sw")).placesALevel).toEqual([{ name: "Mapato", where: null }]);
    expect((await facts("en")).placesALevel).toEqual([{ name: "Mapato", where: null, langs: { name: "sw" } }]);
  });

  test("a changed language of a value is newer than the other, until the other is changed too", async () => {
    const first = await save("motto", words("Prayer", "Sala"));
    const later = await save("motto", words("Work", "Sala"));
    expect(later).toMatchObject({ translation: "englishLater", swahiliChangedAt: first.swahiliChangedAt });
    expect(later.englishChangedAt).not.toBe(first.englishChangedAt);
    expect((await save("motto", words("Work", "Kazi"))).translation).toBe("complete");
    expect((await save("motto", words("Work", "Kazi!"))).translation).toBe("swahiliLater");
    expect((await save("motto", words("Pray", "Sala"))).translation).toBe("complete");
  });

  test("both languages of a value are up to date again once that is confirmed", async () => {
    await save("motto", words("Prayer", "Sala"));
    const { version, changedAt } = await save("motto", words("Prayer.", "Sala"));
    const stale = await call("confirmTranslation", { key: "motto", version: version - 1 });
    expect(stale.statusCode).toBe(409);
    const { englishChangedAt, ...value } = (await call("confirmTranslation", { key: "motto", version })).json().result
      .data;
    expect(value).toMatchObject({ translation: "complete", swahiliChangedAt: englishChangedAt, changedAt });
    const [last] = await api.database.manager.find(RevisionEntity, { order: { id: "DESC" }, take: 1 });
    expect(last).toMatchObject({ action: "translationConfirmed", before: null, after: null });
  });

  test("two languages cannot be confirmed if one is missing or the value has none", async () => {
    await save("motto", words("Prayer", null));
    await save("rectorName", "Rev. Sample Rector 04");
    for (const key of ["motto", "rectorName"]) {
      expect((await call("confirmTranslation", { key, version: 1 })).statusCode).toBe(400);
    }
  });
});

describe("earlier versions", () => {
  test("earlier versions are listed newest first, each differs from the next and can be restored", async () => {
    for (const name of ["One", "Two", "One", null, "One", "Three"]) await save("rectorName", name);
    const { versions } = await read("versions", { key: "rectorName" });
    expect(versions.map(({ value }: { value: unknown }) => value)).toEqual(["One", "Two", "One"]);
    expect(versions[0]).toMatchObject({ replacedBy: "Sample User" });
    expect((await entry("rectorName")).versions).toBe(3);

    const { version } = await entry("rectorName");
    const stale = await call("returnTo", { key: "rectorName", revision: versions[1].id, version: version - 1 });
    expect(stale.statusCode).toBe(409);
    const back = await call("returnTo", { key: "rectorName", revision: versions[1].id, version });
    expect(back.json().result.data).toMatchObject({ value: "Two", version: version + 1, versions: 4 });
    expect((await facts()).rectorName).toBe("Two");
    const [last] = await api.database.manager.find(RevisionEntity, { order: { id: "DESC" }, take: 1 });
    expect(last).toMatchObject({ action: "siteReturned", name: "rectorName", after: { value: "Two" } });
  });

  test("earlier versions are restored with their sample marks and translation states", async () => {
    await insertSampleSite(api.database.manager, { motto: words("Prayer", "Sala") });
    await save("motto", words("Work", "Sala"));
    const { versions } = await read("versions", { key: "motto" });
    const back = await call("returnTo", { key: "motto", revision: versions[0].id, version: 2 });
    expect(back.json().result.data).toMatchObject({ sample: true, translation: "complete" });
  });

  test("earlier versions return 404 if they are unknown or belong to another key", async () => {
    await save("rectorName", "One");
    await save("rectorName", "Two");
    const [{ id }] = (await read("versions", { key: "rectorName" })).versions;
    for (const [key, revision, version] of [
      ["developerName", id, 0],
      ["rectorName", "999999", 2],
    ] as const) {
      expect((await call("returnTo", { key, revision, version })).statusCode).toBe(404);
    }
  });
});
