import { randomUUID } from "node:crypto";
import { schoolDay, startOfSchoolDay } from "@visiga/contracts/dates";
import type { ManagedSiteValue } from "@visiga/contracts/site-editing";
import ICAL from "ical.js";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#testing/test-app.ts";
import type { TermDate } from "./calendar-events.ts";
import { insertSampleSite } from "./sample-site.ts";

let api: TestApp;
let token: string;
beforeEach(async () => {
  api = await createTestApp();
  token = await api.logIn(await api.addUser({ role: "ADMIN" }));
});
afterEach(() => api.close());

const dayAfter = (days: number) => schoolDay(new Date(api.clock.now().getTime() + days * 24 * 3600 * 1000));
const termDate = (en: string, details: Partial<TermDate> = {}): TermDate => ({
  id: randomUUID(),
  first: dayAfter(10),
  last: dayAfter(20),
  what: { en, sw: null },
  level: null,
  kind: null,
  ...details,
});

let version = 0;
beforeEach(() => {
  version = 0;
});
async function change(procedure: string, input: object): Promise<ManagedSiteValue> {
  api.clock.pass(60);
  const answer = await api.call("mutation", procedure, { key: "termDates", version, ...input }, token);
  expect(answer.statusCode).toBe(200);
  const saved: ManagedSiteValue = answer.json().result.data;
  version = saved.version;
  return saved;
}
const save = (...value: readonly TermDate[]) => change("site.save", { value });

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });

/** The events of a file by their English or Swahili name, as a parser reads them. */
async function events(url = "/calendar.ics") {
  const { body, statusCode } = await get(url);
  expect(statusCode).toBe(200);
  return ICAL.Component.fromString(body)
    .getAllSubcomponents("vevent")
    .map((event) => ({
      uid: event.getFirstPropertyValue("uid"),
      summary: event.getFirstPropertyValue("summary"),
      sequence: event.getFirstPropertyValue("sequence"),
      status: event.getFirstPropertyValue("status"),
      first: String(event.getFirstPropertyValue("dtstart")),
      end: String(event.getFirstPropertyValue("dtend")),
    }));
}
const states = async () => (await events()).map(({ summary, sequence, status }) => [summary, sequence, status]);

test("the calendar has each date with whole days, a stable id, and the time of its last change", async () => {
  const term = termDate("Term; first, half", { first: "2028-02-29", last: "2028-02-29", level: "a-level" });
  await save(term);
  const { body, headers } = await get("/calendar.ics");
  expect(headers["content-type"]).toBe("text/calendar; charset=utf-8");
  const calendar = ICAL.Component.fromString(body);
  expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
  expect(calendar.getFirstPropertyValue("prodid")).toMatch(/^-\/\/St\. Mary's.*\/\/EN$/);
  expect(String(calendar.getFirstPropertyValue("refresh-interval"))).toBe("PT12H");
  expect(calendar.getFirstPropertyValue("x-published-ttl")).toBe("PT12H");
  const event = calendar.getFirstSubcomponent("vevent");
  const now = `${api.clock.now().toISOString().slice(0, 19)}Z`;
  expect(
    event?.getAllProperties().map(({ name, type }) => [name, type, String(event.getFirstPropertyValue(name))]),
  ).toEqual(
    expect.arrayContaining([
      ["uid", "text", `${term.id}@term-dates.visiga`],
      ["sequence", "integer", "0"],
      ["dtstamp", "date-time", now],
      ["last-modified", "date-time", now],
      ["dtstart", "date", "2028-02-29"],
      ["dtend", "date", "2028-03-01"],
      ["summary", "text", "Term; first, half"],
      ["description", "text", "For A-level"],
      ["status", "text", "CONFIRMED"],
    ]),
  );
});

test("lines end with CRLF and are folded at 75 octets, also inside Swahili and other words", async () => {
  const what = { en: "First day", sw: `Siku ya wazazi – ng’ombe\\; ${"é".repeat(90)}` };
  await save(termDate("", { what }));
  const { body } = await get("/calendar.ics?lang=sw");
  const lines = body.split("\r\n");
  expect(body.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect((await events("/calendar.ics?lang=sw")).map(({ summary }) => summary)).toEqual([what.sw]);
  expect((await events()).map(({ summary }) => summary)).toEqual(["First day"]);
});

test("a changed date keeps its id and raises its sequence; others keep theirs", async () => {
  const [term, visit] = [termDate("Term"), termDate("Visit")];
  await save(term, visit);
  const before = new Map((await events()).map(({ summary, uid }) => [summary, uid]));
  await save(visit, { ...term, last: dayAfter(21) });
  expect((await states()).sort()).toEqual([
    ["Term", 1, "CONFIRMED"],
    ["Visit", 0, "CONFIRMED"],
  ]);
  expect(new Map((await events()).map(({ summary, uid }) => [summary, uid]))).toEqual(before);
});

test("a restored version raises the sequence", async () => {
  const term = termDate("Term");
  await save(term);
  await save({ ...term, what: { en: "Long term", sw: null } });
  const { versions } = (await api.call("query", "site.versions", { key: "termDates" }, token)).json().result.data;
  await change("site.returnTo", { revision: versions[0].id });
  expect(await states()).toEqual([["Term", 2, "CONFIRMED"]]);
});

test("a deleted date is cancelled until its last day is over, and then gone", async () => {
  const [term, visit] = [termDate("Term", { first: dayAfter(0), last: dayAfter(1) }), termDate("Visit")];
  await save(term, visit);
  await save(visit);
  expect((await states()).sort()).toEqual([
    ["Cancelled", 1, "CANCELLED"],
    ["Visit", 0, "CONFIRMED"],
  ]);
  expect(await events(`/calendar/${term.id}.ics`)).toMatchObject([{ status: "CANCELLED" }]);
  for (const path of ["/calendar.ics", `/calendar/${term.id}.ics`, "/calendar.ics?lang=sw"])
    expect((await get(path)).body).not.toContain("Term");
  const after = startOfSchoolDay(dayAfter(2)).getTime() - api.clock.now().getTime();
  api.clock.pass(Math.floor(after / 1000) - 1);
  expect(await states()).toHaveLength(2);
  api.clock.pass(2);
  expect(await states()).toEqual([["Visit", 0, "CONFIRMED"]]);
  expect((await get(`/calendar/${term.id}.ics`)).statusCode).toBe(404);
});

test("samples that are removed are cancelled, and confirmed again when they return from the bin", async () => {
  await insertSampleSite(api.database.manager, { termDates: [termDate("Term")] });
  const removed = (await api.call("mutation", "site.removeSamples", undefined, token)).json().result.data;
  expect(await states()).toEqual([["Cancelled", 1, "CANCELLED"]]);
  const answer = await api.call("mutation", "bin.restore", { entries: removed.entries }, token);
  expect(answer.statusCode).toBe(200);
  expect(await states()).toEqual([["Term", 2, "CONFIRMED"]]);
});

test("each date has a file of its own, in both languages; an unknown one is not found", async () => {
  const [term, visit] = [termDate("Term", { what: { en: "Term", sw: "Muhula" } }), termDate("Visit")];
  await save(term, visit);
  expect((await events(`/calendar/${term.id}.ics`)).map(({ summary }) => summary)).toEqual(["Term"]);
  expect((await events(`/calendar/${term.id}.ics?lang=sw`)).map(({ summary }) => summary)).toEqual(["Muhula"]);
  for (const name of [`${randomUUID()}.ics`, `${term.id}`, "1.ics"])
    expect((await get(`/calendar/${name}`)).statusCode).toBe(404);
});

test("a calendar without dates is valid and has no events", async () => {
  expect(await events()).toEqual([]);
});

test("a client that has the current file is answered 304 until a date changes", async () => {
  const term = termDate("Term");
  await save(term);
  for (const url of ["/calendar.ics", `/calendar/${term.id}.ics?lang=sw`]) {
    const { etag, "cache-control": cacheControl } = (await get(url)).headers;
    expect(cacheControl).toBe("public, max-age=3600");
    expect((await get(url, { "if-none-match": String(etag) })).statusCode).toBe(304);
  }
  const { etag } = (await get("/calendar.ics")).headers;
  await save({ ...term, last: dayAfter(30) });
  expect((await get("/calendar.ics", { "if-none-match": String(etag) })).statusCode).toBe(200);
});

test("a hundred dates are in one file; a day that ends before it begins changes nothing", async () => {
  await save(...Array.from({ length: 100 }, (_, index) => termDate(`Date ${index}`)));
  expect(await events()).toHaveLength(100);
  const reversed = [termDate("Reversed", { last: dayAfter(9) })];
  const answer = await api.call("mutation", "site.save", { key: "termDates", value: reversed, version }, token);
  expect(answer.statusCode).toBe(400);
  expect(await events()).toHaveLength(100);
});
