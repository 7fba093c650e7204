import type { FieldIssue } from "@visiga/contracts/schema-issues";
import type { SiteKey, SiteValue } from "@visiga/contracts/site";
import type { ManagedSiteValue } from "@visiga/contracts/site-editing";
import { errors as english } from "@visiga/i18n/en/errors";
import { errors as swahili } from "@visiga/i18n/sw/errors";
import { beforeEach, expect, test } from "vitest";
import { useTestApp } from "#testing/use-test-app.ts";

let token: string;
const { api } = await useTestApp();
beforeEach(async () => {
  await api.database.query("TRUNCATE account, site_value CASCADE");
  token = await api.logIn(await api.addUser({ role: "ADMIN" }));
});

const call = (path: string, input: object) => api.call("mutation", `site.${path}`, input, token);
const save = async (key: SiteKey, value: unknown, version = 0) => call("save", { key, value, version });
const saved = async (key: SiteKey, value: unknown, version = 0): Promise<ManagedSiteValue> =>
  (await save(key, value, version)).json().result.data;
const refusal = async (key: SiteKey, value: unknown) => {
  const answer = await save(key, value);
  const issue: FieldIssue | undefined = answer.json().error?.data.issues?.[0];
  const sentences = [english, swahili].map((errors) => issue && errors.issue[issue.code]);
  for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.{8}/u);
  expect(sentences[0]).not.toBe(sentences[1]);
  return { status: answer.statusCode, path: issue?.path, code: issue?.code };
};

type Fee = SiteValue<"fees">[number];
const fee: Fee = { what: { en: "Fees", sw: "Ada" }, amount: 100_000, due: "2027-01-11", level: "both" };
const uniform: Fee = { what: { en: "Uniform", sw: null }, amount: 20_000, due: null, level: "o-level" };

const term = { id: crypto.randomUUID(), first: "2027-01-11", last: "2027-06-04", what: fee.what, level: null };
const announcement = { id: crypto.randomUUID(), from: null, until: "2027-01-01", text: fee.what, link: null };
const person = { name: "Sample Name", office: fee.what, phone: "+255 700 000 001", channels: ["whatsapp"] };
const divisions = { divisionI: 10, divisionII: 0, divisionIII: 0, divisionIV: 0, division0: 0 };
const results = { exam: "csee", year: 2026, candidates: 10, ...divisions, link: null };

test("records are read in one language, in the other where it is missing", async () => {
  expect(await saved("fees", [fee, uniform])).toMatchObject({ value: [fee, uniform], version: 1, translation: null });
  const { facts } = await api.services.site.read({ language: "sw" });
  expect(facts.fees).toEqual([
    { ...fee, what: "Ada" },
    { ...uniform, what: "Uniform", langs: { what: "en" } },
  ]);
  expect((await api.services.site.read({ language: "en" })).facts.fees?.[0]?.what).toBe("Fees");

  const inSwahili = { ...fee, what: { en: null, sw: "Ada" } };
  expect(await saved("fees", [inSwahili], 1)).toMatchObject({ value: [inSwahili], version: 2 });
  expect((await api.services.site.read({ language: "en" })).facts.fees).toEqual([
    { ...fee, what: "Ada", langs: { what: "sw" } },
  ]);
});

test("an earlier list of records can be restored, and an empty one is no value", async () => {
  await saved("fees", [fee]);
  expect(await saved("fees", [fee, uniform], 1)).toMatchObject({ versions: 1 });
  const { versions } = (await api.call("query", "site.versions", { key: "fees" }, token)).json().result.data;
  const back = await call("returnTo", { key: "fees", revision: versions[0].id, version: 2 });
  expect(back.json().result.data).toMatchObject({ value: [fee], version: 3 });
  expect(await saved("fees", [], 3)).toMatchObject({ value: null });
  expect((await api.services.site.read({ language: "en" })).facts).toEqual({});
});

test("one of two concurrent editors saves, and the other gets the current list", async () => {
  const answers = await Promise.all([save("fees", [fee]), save("fees", [uniform])]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  const { fees } = (await api.services.site.read({ language: "en" })).facts;
  expect(refused?.json().error.data.current.value).toHaveLength(1);
  expect(refused?.json().error.data.current.value[0].amount).toBe(fees?.[0]?.amount);
});

test.each<[SiteKey, unknown, string, string]>([
  ["fees", [fee, { ...fee, amount: -5 }], "value.1.amount", "amount_invalid"],
  ["fees", [{ ...fee, amount: "ten" }], "value.0.amount", "amount_invalid"],
  ["fees", [{ ...fee, due: "2027-02-29" }], "value.0.due", "date_invalid"],
  ["fees", Array.from({ length: 500 }, () => fee), "value", "list_too_long"],
  ["fees", [{ ...fee, what: { en: "\u0000", sw: null } }], "value.0.what.en", "field_invalid"],
  ["fees", { en: [], sw: null }, "value", "field_required"],
  ["fees", [{ ...fee, what: { en: "\ud83d", sw: null } }], "value.0.what.en", "character_lost"],
  ["position", "91, 38", "value", "position_invalid"],
  ["termDates", [term, { ...term, id: crypto.randomUUID(), last: "2027-01-10" }], "value.1.last", "period_reversed"],
  ["termDates", [{ ...term, last: "2027-02-29" }], "value.0.last", "date_invalid"],
  ["reportingDays", [{ day: "1999-02-29", what: fee.what, level: null }], "value.0.day", "date_invalid"],
  ["announcements", [{ ...announcement, from: "2099-01-01" }], "value.0.until", "period_reversed"],
  ["joiningContact", [{ ...person, phone: "215 0001" }], "value.0.phone", "phone_country_code"],
  ["results", [{ ...results, divisionI: 11 }], "value.0.candidates", "results_sum"],
])("%s is refused as a whole: %#", async (key, value, path, code) => {
  expect(await refusal(key, value)).toEqual({ status: 400, path, code });
  expect((await api.services.site.read({ language: "en" })).facts).toEqual({});
});

test("a number that takes WhatsApp needs its country code, whichever of the two is saved later", async () => {
  const refused = { status: 400, path: "value", code: "phone_country_code" };
  await saved("phoneOffice", "215 0001");
  expect(await refusal("phoneOfficeChannels", ["call", "whatsapp"])).toEqual(refused);
  expect(await saved("phoneOfficeChannels", ["call"])).toMatchObject({ value: ["call"] });

  await saved("phoneAdmission", "+255 700 000 002");
  expect(await saved("phoneAdmissionChannels", ["whatsapp"])).toMatchObject({ value: ["whatsapp"] });
  const local = await save("phoneAdmission", "215 0002", 1);
  expect(local.json().error.data.issues).toMatchObject([{ path: "value", code: "phone_country_code" }]);
  expect((await api.services.site.read({ language: "en" })).facts.phoneAdmission).toBe("+255 700 000 002");
});

test("a number and its channels saved at once never end as a local number that takes WhatsApp", async () => {
  await saved("phoneOffice", "+255 700 000 001");
  const answers = await Promise.all([save("phoneOffice", "215 0001", 1), save("phoneOfficeChannels", ["whatsapp"])]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
});
