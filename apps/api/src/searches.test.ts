import type { BinPage } from "@visiga/contracts/bin";
import type { ManagedFilePage } from "@visiga/contracts/managed-files";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fileClient } from "#testing/file-client.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";

const texts = {
  parents: "Mkutano wa wazazi/walezi, Form-4, www.necta.go.tz",
  cows: "Ng’ombe na maji ya ng'ambo",
  noel: "Kwaya ya Noe\u0308l, Sacré-Cœur",
  phone: "Simu: +255 (0) 712 345 678",
  price: "Fomu: 15,000/=",
  years: "Mwaka 2026/2027",
  exam: "Mtihani na usaili",
  fees: "Ada",
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
];

let api: TestApp;
let token: string;
let client: ReturnType<typeof fileClient>;
beforeAll(async () => {
  api = await createTestApp();
  token = await api.logIn(await api.addUser({ role: "ADMIN" }));
  client = fileClient(api, token);
});
afterAll(() => api.close());

describe("files", () => {
  beforeAll(async () => {
    for (const [title, name] of Object.entries(texts)) await client.add({ title, name, page: "NEWS", minors: "false" });
  });

  test.each(found)("the lists of visitors and of the dashboard find “%s”", async (search, title) => {
    const managed = await client.query<ManagedFilePage>("files.browse", { search });
    expect([managed.total, ...managed.items.map((item) => item.title)]).toEqual([1, title]);
    const listed = await api.services.publicFiles.find({ search });
    expect([listed.total, ...listed.items.map((item) => item.title)]).toEqual([1, title]);
  });

  test.each([" ", "\u200b"])("“%s” is a blank search, which lists everything", async (search) => {
    expect((await client.query<ManagedFilePage>("files.browse", { search })).total).toBe(Object.keys(texts).length);
  });

  test.each(["'", "’", "!?", "%", "' & !", ":*"])("“%s”, without a letter or digit, finds nothing", async (search) => {
    expect((await client.query<ManagedFilePage>("files.browse", { search })).total).toBe(0);
    expect((await api.services.publicFiles.find({ search })).total).toBe(0);
  });

  test("a year finds what has an event day in it, by the school's calendar", async () => {
    const { id } = await client.add({
      title: "jubilee",
      name: "Jubilei",
      page: "NEWS",
      minors: "false",
      eventDay: "2031-01-01",
    });
    expect((await api.services.publicFiles.find({ search: "2031" })).items.map((item) => item.title)).toEqual([
      "jubilee",
    ]);
    expect((await api.services.publicFiles.find({ search: "2030" })).total).toBe(0);
    await client.delete(id);
  });

  test("later slices of a list belong to the same search, and a word too many wrong letters finds nothing", async () => {
    expect(await api.services.publicFiles.find({ search: "mtiani", after: 1 })).toEqual({ items: [], total: 1 });
    expect((await api.services.publicFiles.find({ search: "mtn" })).total).toBe(0);
    expect((await api.services.publicFiles.find({ search: "mttiani" })).total).toBe(0);
    expect((await api.services.publicFiles.find({ search: "mtiani", page: "GALLERY" })).total).toBe(0);
  });
});

describe("the bin and the users", () => {
  beforeAll(async () => {
    for (const { id } of (await client.query<ManagedFilePage>("files.browse", {})).items) await client.delete(id);
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
