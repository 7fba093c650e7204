import type { IssueCode } from "@visiga/contracts/errors";
import type { ManagedSiteValue } from "@visiga/contracts/site-editing";
import { type TextKey, textKey } from "@visiga/contracts/site-texts";
import { admissionAlevel } from "@visiga/i18n/en/admission";
import { admissionAlevel as kujiunga } from "@visiga/i18n/sw/admission";
import { errors as swahiliErrors } from "@visiga/i18n/sw/errors";
import { beforeEach, describe, expect, test } from "vitest";
import { RevisionEntity } from "#platform/revisions/revision.entity.ts";
import { useTestApp } from "#testing/use-test-app.ts";
import { SiteValueEntity } from "./site-value.entity.ts";

const key = textKey("admissionAlevel.condition2.note");
const defaults = { en: admissionAlevel.condition2.note, sw: kujiunga.condition2.note };
const price = textKey("admission.form.price");

let token: string;
const { api } = await useTestApp();
beforeEach(async () => {
  await api.database.query("TRUNCATE account, site_value, revision CASCADE");
  token = await api.logIn(await api.addUser({ role: "ADMIN" }));
});

const call = (path: string, input: object) => api.call("mutation", `site.${path}`, input, token);
const read = async (path: string, input?: object) => (await api.call("query", path, input, token)).json().result.data;
const entry = async (of: TextKey = key): Promise<ManagedSiteValue | undefined> =>
  (await read("site.entries")).entries.find((each: ManagedSiteValue) => each.key === of);
const texts = async (language = "en") => (await read("site.texts", { language })).texts;
const save = async (value: unknown, of: TextKey = key): Promise<ManagedSiteValue> => {
  api.clock.pass(1);
  return (await call("save", { key: of, value, version: (await entry(of))?.version ?? 0 })).json().result.data;
};

describe("editing a page text", () => {
  test("editing a page text replaces it in that language at once, and the other keeps its default", async () => {
    expect(await texts()).toEqual({});
    const before = api.services.contentVersion.current;
    const saved = await save({ en: null, sw: " Kwa Daraja la Kwanza,\n la Pili au la Tatu. " });
    expect(saved).toMatchObject({
      value: { en: defaults.en, sw: "Kwa Daraja la Kwanza, la Pili au la Tatu." },
      version: 1,
      versions: 1,
      sample: false,
      defaults,
      earlierDefaults: { en: null, sw: null },
    });
    expect(api.services.contentVersion.current).toBe(before + 1);
    expect(await texts()).toEqual({});
    expect(await texts("sw")).toEqual({
      "admissionAlevel.condition2.note": "Kwa Daraja la Kwanza, la Pili au la Tatu.",
    });
  });

  test("saving a page text without a difference changes nothing", async () => {
    const before = api.services.contentVersion.current;
    expect(await save({ en: defaults.en, sw: null })).toMatchObject({ value: defaults, version: 0 });
    expect(await save(null)).toMatchObject({ version: 0 });
    expect(api.services.contentVersion.current).toBe(before);
    expect(await api.database.manager.count(RevisionEntity)).toBe(0);
  });

  test("editing a page text in one language marks the other as outdated", async () => {
    expect(await save({ en: "With Division 1.", sw: null })).toMatchObject({ translation: "englishLater" });
    expect(await save({ en: "With Division 1.", sw: "Kwa Daraja la Kwanza." })).toMatchObject({
      translation: "complete",
    });
    const { version } = await save({ en: "With Division 1.", sw: "Daraja la Kwanza." });
    expect((await entry())?.translation).toBe("swahiliLater");
    const confirmed = (await call("confirmTranslation", { key, version })).json().result.data;
    expect(confirmed).toMatchObject({ translation: "complete", version: version + 1 });
  });

  test.each<[TextKey, unknown, string, IssueCode]>([
    [textKey("admissionAlevel.condition9.note"), { en: "A", sw: null }, "key", "text_unknown"],
    [textKey("common.close"), { en: "A", sw: null }, "key", "text_unknown"],
    ["text.<b>", { en: "A", sw: null }, "key", "text_unknown"],
    [price, { en: "Free of charge", sw: null }, "value.en", "placeholder_lost"],
    [price, { en: null, sw: "Tsh {bei}" }, "value.sw", "placeholder_lost"],
    [key, { en: "With {price} Tsh", sw: null }, "value.en", "placeholder_lost"],
    [key, { en: "With <b>Division 1</b>", sw: null }, "value.en", "markup_refused"],
    [key, { en: "Division 1 &amp; 2", sw: null }, "value.en", "markup_refused"],
    [key, { en: null, sw: "x".repeat(100_000) }, "value.sw", "text_too_long"],
    [key, { en: " \n ", sw: null }, "value.en", "field_required"],
    [key, { en: "A\0", sw: null }, "value.en", "field_invalid"],
    [key, "With Division 1", "value", "field_required"],
  ])("%s as %j is refused, and nothing is stored", async (wrong, value, path, code) => {
    const answer = await call("save", { key: wrong, value, version: 0 });
    expect(answer.statusCode).toBe(400);
    const [issue] = answer.json().error.data.issues;
    expect(issue).toMatchObject({ path, code });
    expect(swahiliErrors.issue[code]).not.toBe(issue.message);
    expect(await api.database.manager.count(SiteValueEntity)).toBe(0);
  });

  test("an edited page text keeps special characters that are not markup", async () => {
    const text = "2 < 3, AT&T; “{” & <3";
    expect((await save({ en: text, sw: null })).value).toMatchObject({ en: text });
  });

  test("a stale edit of a page text is refused with the current text, also one of two at once", async () => {
    await save({ en: "With Division 1.", sw: null });
    const stale = await call("save", { key, value: { en: "Other", sw: null }, version: 0 });
    expect(stale.statusCode).toBe(409);
    expect(stale.json().error.data).toMatchObject({
      code: "stale_version",
      current: { key, value: { en: "With Division 1.", sw: defaults.sw }, version: 1 },
    });
    const input = (en: string) => ({ key, value: { en, sw: null }, version: 1 });
    const answers = await Promise.all(["One", "Other"].map((en) => call("save", input(en))));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

describe("the default of a page text", () => {
  test("the default of an edited page text is its earlier version, in the list and in the activity", async () => {
    const { version } = await save({ en: "With Division 1.", sw: null });
    const { versions } = await read("site.versions", { key });
    expect(versions.map(({ value }: { value: object }) => value)).toMatchObject([defaults]);
    const { items } = await read("activity.list", {});
    expect(items[0]).toMatchObject({ kind: "site", action: "siteChanged", item: key });
    expect(items[0].changes.map(({ field }: { field: string }) => field)).toEqual(["en"]);
    expect(items[0].changes[0].before).toContain("2");

    const back = await call("returnTo", { key, revision: versions[0].id, version });
    expect(back.json().result.data).toMatchObject({ value: defaults });
    expect(await texts()).toEqual({});
  });

  test("a page text's default can be restored, and the edit that it replaces is an earlier version", async () => {
    await save({ en: "With Division 1.", sw: "Kwa Daraja la Kwanza." });
    expect(await save(null)).toMatchObject({ value: defaults, version: 2, translation: null });
    expect(await texts()).toEqual({});
    const { versions } = await read("site.versions", { key });
    const back = await call("returnTo", { key, revision: versions[0].id, version: 2 });
    expect(back.json().result.data).toMatchObject({ value: { en: "With Division 1." } });
    expect(await texts("sw")).toEqual({ "admissionAlevel.condition2.note": "Kwa Daraja la Kwanza." });
    expect((await entry())?.version).toBe(3);
  });

  /** Stores a row as an earlier release did, with that release's default. */
  const storeOver = (former: { en: string; sw: string }, text: { en: string; sw: string }, of = key) =>
    api.database.manager.insert(SiteValueEntity, { key: of, value: { ...text, defaults: former } });

  test("a default that an update changed stands beside the page text until it is saved again", async () => {
    await storeOver({ en: "Old.", sw: defaults.sw }, { en: "With Division 1.", sw: defaults.sw });
    expect(await entry()).toMatchObject({
      value: { en: "With Division 1.", sw: defaults.sw },
      defaults,
      earlierDefaults: { en: "Old.", sw: null },
    });
    expect(await save({ en: "With Division 1.", sw: null })).toMatchObject({
      value: { en: "With Division 1." },
      earlierDefaults: { en: null, sw: null },
    });
  });

  test("the default of a page text applies to a language never edited, even after an update", async () => {
    await storeOver({ en: "Old.", sw: "Zamani." }, { en: "Old.", sw: "Mpya." });
    expect(await texts()).toEqual({});
    expect(await texts("sw")).toEqual({ "admissionAlevel.condition2.note": "Mpya." });
    expect((await entry())?.value).toEqual({ en: defaults.en, sw: "Mpya." });
  });

  test("if an update needs other placeholders, the default is shown; a removed text is not listed", async () => {
    await storeOver({ en: "{amount}", sw: "{amount}" }, { en: "Only {amount}", sw: "{amount}" }, price);
    await storeOver({ en: "A", sw: "A" }, { en: "B", sw: "B" }, textKey("about.gone"));
    expect(await texts()).toEqual({});
    expect((await read("site.entries")).entries.map(({ key }: { key: string }) => key)).not.toContain(
      "text.about.gone",
    );
  });
});

test("page texts are not facts of the site", async () => {
  await save({ en: "With Division 1.", sw: null });
  expect(await read("site.read", { language: "en" })).toMatchObject({ facts: {}, changed: {} });
});

describe("the search texts", () => {
  const search = textKey("search.contact.title");

  test("the search texts are served as a separate module, whose address changes with them", async () => {
    const { address: before } = await api.services.contentReader.search("sw");
    await save({ en: null, sw: "Tupigie" }, search);
    const { address } = await api.services.contentReader.search("sw");
    expect(address).toMatch(/^\/words\/search-sw-[\w-]{12}\.js$/);
    expect(address).not.toBe(before);
    const { headers, body } = await api.app.inject(address);
    expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    const module = await import(`data:text/javascript,${encodeURIComponent(body)}`);
    const titles = new Map(module.pages.map(({ to, title }: { to: string; title: string }) => [to, title]));
    expect(titles.get("/contact")).toBe("Tupigie");
    expect(titles.get("/news")).toBe("Habari");
  });

  test("search texts at an outdated address must not be cached, and an unknown address returns 404", async () => {
    await save({ en: null, sw: "Tupigie" }, search);
    const other = await api.app.inject("/words/search-sw-AAAAAAAAAAAA.js");
    expect(other.headers["cache-control"]).toBe("no-cache");
    expect(other.body).toContain("Tupigie");
    expect((await api.app.inject("/words/search-fr-AAAAAAAAAAAA.js")).statusCode).toBe(404);
  });
});

test("the name in the web app manifest is the edited one", async () => {
  await save({ en: "Visiga Seminary", sw: null }, textKey("title.full"));
  expect((await api.app.inject("/manifest.webmanifest?lang=en")).json().name).toBe("Visiga Seminary");
});
