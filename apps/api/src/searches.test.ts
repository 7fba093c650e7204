import type { BinPage } from "@visiga/contracts/bin";
import { languages } from "@visiga/contracts/languages";
import type { ManagedEntryPage } from "@visiga/contracts/managed-entries";
import { formatDay, formatMonth } from "@visiga/i18n/format";
import { beforeAll, describe, expect, test } from "vitest";
import { useTestApp } from "#testing/use-test-app.ts";

const texts = {
  parents: "Mkutano wa wazazi/walezi, Form-4, www.necta.go.tz",
  cows: "Ng’ombe na maji ya ng'ambo",
  noel: "Kwaya ya Noe\u0308l, Sacré-Cœur",
  phone: "Simu: +255 (0) 712 345 678",
  price: "Fomu: 15,000/=",
  years: "Mwaka 2026/2027",
  exam: "Mtihani na usaili",
  fees: "Ada",
  total: "Jumla Tsh1,850,000, fomu tsh25000",
  class: "Darasa la form3B",
  mountain: "Kilimanjaro, 5895m",
  box: "S.L.P. 123, Kibaha",
  postBox: "PO Box 77",
  combination: "Tahasusi: PCM na E.G.M.",
} as const;

const found: [string, keyof typeof texts][] = [
  ["wazazi", "parents"],
  ["walezi", "parents"],
  ["WALEZI/WAZAZI", "parents"],
  ["form 4", "parents"],
  ["form-4", "parents"],
  ["necta", "parents"],
  ["ng'ombe", "cows"],
  ["ng’ombe", "cows"],
  ["ngʼombe", "cows"],
  ["ng‘ombe", "cows"],
  ["ng`ombe", "cows"],
  ["ngombe", "cows"],
  ["NG´AMBO", "cows"],
  ["noel", "noel"],
  ["Noël", "noel"],
  ["Noe\u0308l", "noel"],
  ["sacre-coeur", "noel"],
  ["SACRÉ CŒUR", "noel"],
  ["0712345678", "phone"],
  ["0712 345 678", "phone"],
  ["0712-345-678", "phone"],
  ["+255712345678", "phone"],
  ["00255 712 345 678", "phone"],
  ["712345678", "phone"],
  ["0712345", "phone"],
  ["15000", "price"],
  ["15 000", "price"],
  ["15,000", "price"],
  ["2027", "years"],
  ["2026/2027", "years"],
  ["2026-2027", "years"],
  ["mtiani", "exam"],
  ["mtihanni", "exam"],
  ["usahili", "exam"],
  ["usiali", "exam"],
  ["adda", "fees"],
  ["1,850,000", "total"],
  ["1850000", "total"],
  ["tsh1850000", "total"],
  ["Tsh 1 850 000", "total"],
  ["25,000", "total"],
  ["25000", "total"],
  ["Tsh 25,000", "total"],
  ["form 3", "class"],
  ["form3", "class"],
  ["Form-3B", "class"],
  ["form4", "parents"],
  ["Form IV", "parents"],
  ["form four", "parents"],
  ["kidato cha nne", "parents"],
  ["5895", "mountain"],
  ["5895 m", "mountain"],
  ["5895m", "mountain"],
  ["SLP", "box"],
  ["slp123", "box"],
  ["S.L.P", "box"],
  ["S. L. P. 123", "box"],
  ["P.O. Box 77", "postBox"],
  ["P.O.Box", "postBox"],
  ["P.C.M.", "combination"],
  ["P C M", "combination"],
  ["pcm", "combination"],
  ["EGM", "combination"],
  ["E.G.M", "combination"],
  ["https://www.necta.go.tz/", "parents"],
  ["http://necta.go.tz", "parents"],
  ["www.necta.go.tz", "parents"],
  ["tel:+255712345678", "phone"],
  ["TEL: 0712 345 678", "phone"],
  ["when is the mkutano of wazazi?", "parents"],
  ["mtihani ni lini", "exam"],
];

const months = Array.from({ length: 12 }, (_, at) => `2029-${`${at + 1}`.padStart(2, "0")}-0${(at % 9) + 1}`);

const { api, token, client } = await useTestApp({ user: { role: "ADMIN" } });

describe("entries", () => {
  beforeAll(async () => {
    for (const [title, name] of Object.entries(texts)) await client.add({ title, name, page: "NEWS", minors: "false" });
  });

  test.each(found)("the lists of visitors and of the dashboard find “%s”", async (search, title) => {
    const managed = await client.query<ManagedEntryPage>("files.browse", { search });
    expect([managed.total, ...managed.items.map((item) => item.title)]).toEqual([1, title]);
    const listed = await api.services.publicEntries.list({ search });
    expect([listed.total, ...listed.items.map((item) => item.title)]).toEqual([1, title]);
  });

  test.each([" ", "\u200b"])("“%s” is a blank search, which lists everything", async (search) => {
    expect((await client.query<ManagedEntryPage>("files.browse", { search })).total).toBe(Object.keys(texts).length);
  });

  test.each(["'", "’", "!?", "%", "' & !", ":*"])("“%s”, without a letter or digit, finds nothing", async (search) => {
    expect((await client.query<ManagedEntryPage>("files.browse", { search })).total).toBe(0);
    expect((await api.services.publicEntries.list({ search })).total).toBe(0);
  });

  test("later slices of a list count as one search, and a word with too many mistakes finds none", async () => {
    expect(await api.services.publicEntries.list({ search: "mtiani", after: 1 })).toEqual({ items: [], total: 1 });
    expect((await api.services.publicEntries.list({ search: "mtn" })).total).toBe(0);
    expect((await api.services.publicEntries.list({ search: "mttiani" })).total).toBe(0);
    expect((await api.services.publicEntries.list({ search: "mtiani", page: "GALLERY" })).total).toBe(0);
  });
});

describe("the bin and the users", () => {
  beforeAll(async () => {
    for (const { id } of (await client.query<ManagedEntryPage>("files.browse", {})).items) await client.delete(id);
    await api.rest("POST", "/users/register", {
      token,
      payload: { name: "Noël Ng’wandu", email: "noel@example.org", phoneNumber: "+255 712 345 678" },
    });
  });

  test.each(found)("the bin finds “%s”", async (search) => {
    expect((await client.query<BinPage>("bin.list", { search })).total).toBe(1);
  });

  test("restoring what a search with a wrong letter shows restores that and no more", async () => {
    expect(await client.mutate("bin.restoreAll", { search: "mtiani" })).toMatchObject({ count: 1, left: 0 });
  });

  test.each([
    "noel",
    "NG'WANDU",
    "ngwandu",
    "0712345678",
    "+255 (0)712 345 678",
    "noel@example.org",
    "example",
    "nole",
  ])("the users have “%s”", async (search) => {
    const answer = await api.rest("GET", `/users?search=${encodeURIComponent(search)}`, { token });
    expect(answer.json().data.data.map(({ name }: { name: string }) => name)).toContain("Noël Ng’wandu");
  });
});

describe("event days", () => {
  test.each(["14.2.2027", "14/02/2027", "14-2-2027"])(
    "%s in a text is found by a date with the month's name",
    async (date) => {
      const { id } = await client.add({ title: `Feast of ${date}`, name: "Sikukuu", page: "NEWS", minors: "false" });
      const find = async (search: string) =>
        (await api.services.publicEntries.list({ search })).items.map((item) => item.id);
      for (const search of [
        "14 Februari 2027",
        "14 Feb 2027",
        "February 14, 2027",
        "tarehe 14 Februari 2027",
        "14.02.2027",
      ])
        expect([search, ...(await find(search))]).toEqual([search, id]);
      for (const search of ["13 Februari 2027", "14 Machi 2027", "14 Februari 2026"])
        expect([search, ...(await find(search))]).toEqual([search]);
      await client.delete(id);
    },
  );

  test.each([
    ["2027-02-14", ["14 Februari 2027", "14 February 2027", "14 Feb 2027", "14th February, 2027", "February 14, 2027"]],
    ["2027-02-14", ["Februari 2027", "feb 2027", "tarehe 14 Februari 2027", "14/02/2027", "14/2/2027", "14.2.2027"]],
    [
      "2027-02-14",
      ["14-02-2027", "2027-02-14", "02/2027", "2/2027", "2027-02", "14\u00a0Februari\u00a02027", "jubilei 2/2027"],
    ],
    ["2026-07-02", ["July 2026", "Julai 2026", "2 Jul 2026", "02 Julai 2026", "2/7/2026", "02.07.2026", "2 july"]],
    ["2031-01-01", ["2031", "1 Januari 2031", "1/1/2031", "1 Jan"]],
  ])("the day %s is found as %j, by the school's calendar", async (eventDay, searches) => {
    const jubilee = { title: "jubilee", name: "Jubilei", page: "NEWS", minors: "false" };
    const { id } = await client.add({ ...jubilee, eventDay });
    const find = async (search: string) =>
      (await api.services.publicEntries.list({ search })).items.map((item) => item.title);
    for (const search of searches) expect([search, ...(await find(search))]).toEqual([search, "jubilee"]);
    const others = [
      "2030",
      "13 Februari 2027",
      "Machi 2027",
      "4/2/2027",
      "14/3/2027",
      "2/14/2027",
      "20 Julai 2026",
      "7/2/2026",
    ];
    for (const search of others) expect([search, ...(await find(search))]).toEqual([search]);
    await client.delete(id);
  });

  test.each(months)("the month of %s is found by its name in either language", async (eventDay) => {
    const { id } = await client.add({ title: "month", name: "Mwezi", page: "NEWS", minors: "false", eventDay });
    for (const language of languages) {
      for (const search of [formatDay(eventDay, language), formatMonth(eventDay, language)])
        expect((await api.services.publicEntries.list({ search })).items.map((item) => item.title)).toEqual(["month"]);
    }
    await client.delete(id);
  });
});
