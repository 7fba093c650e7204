import { schoolDay, startOfSchoolDay } from "@visiga/contracts/dates";
import { mediaPath } from "@visiga/contracts/entries";
import type { ManagedEntry } from "@visiga/contracts/managed-entries";
import { previewLifetime } from "@visiga/contracts/previews";
import { common } from "@visiga/i18n/en/common";
import { errors } from "@visiga/i18n/en/errors";
import { fill, formatDay } from "@visiga/i18n/format";
import { plainPicture } from "@visiga/testing/sample-pictures";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { TestUser } from "#testing/test-app.ts";
import { type UserClient, userClient } from "#testing/user-client.ts";
import { useRenderedSite } from "./rendered-site.ts";

let user: TestUser;
let client: UserClient;
let entry: ManagedEntry;
let day: string;
const site = await useRenderedSite();
beforeAll(async () => {
  user = await site.api.addUser();
});
beforeEach(async () => {
  const { api } = site;
  client = userClient(api, await api.logIn(user));
  day = schoolDay(new Date(api.clock.now().getTime() + 7 * 24 * 3600 * 1000));
  const fields = { page: "NEWS", title: "A feast next week", name: "Sample Author", shownFrom: day };
  entry = await client.add(fields, await plainPicture().jpeg().toBuffer());
});

const preview = async (path: string, on = day) =>
  (await client.mutate<{ path: string }>("previews.create", { path, day: on })).path;

test("a preview shows pages as on the first day, marked, with pictures, and must not be stored", async () => {
  const address = await preview("/news");
  const { body, headers, statusCode } = await site.get(address);
  expect(statusCode).toBe(200);
  expect(body).toContain("A feast next week");
  expect(body).toContain(fill(common.preview, { day: formatDay(day, "en") }));
  expect(headers).toMatchObject({ "cache-control": "private, no-store", "x-robots-tag": "noindex" });
  expect(headers).not.toHaveProperty("etag");
  expect(body).not.toContain("data-worker");
  const pictures = body.match(new RegExp(`/preview/[^" ]+/media/${entry.photo?.id}/[^" ]+`, "g")) ?? [];
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) {
    const answer = await site.get(picture);
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "private, no-store"]);
  }
  const own = await site.get(await preview(String(entry.path)));
  expect([own.statusCode, own.body.includes("A feast next week")]).toEqual([200, true]);
  expect((await site.get(mediaPath(String(entry.photo?.id), 200))).statusCode).toBe(404);
  expect((await site.get("/news")).body).not.toContain(common.preview.split("{")[0]);
});

test("a preview shows no entry before its first day, taken down or without consent", async () => {
  const shows = async (on = day) => (await site.get(await preview("/news", on))).body.includes(String(entry.path));
  expect(await shows()).toBe(true);
  expect(await shows(schoolDay(site.api.clock.now()))).toBe(false);
  await client.mutate("files.setTakenDown", { id: entry.id, takenDown: true });
  expect(await shows()).toBe(false);
  await client.mutate("files.setTakenDown", { id: entry.id, takenDown: false });
  await client.mutate("files.setMinors", { id: entry.id, minors: true });
  expect(await shows()).toBe(false);
});

test("the home page of a preview shows the announcement of its day", async () => {
  const { api } = site;
  const admin = await api.logIn(await api.addUser({ role: "ADMIN" }));
  const [row] = await api.database.query("SELECT version FROM site_value WHERE key = 'announcements'");
  const text = { en: "Come next week", sw: null };
  const value = [{ id: crypto.randomUUID(), text, from: day, until: day, link: null }];
  const saved = await api.call(
    "mutation",
    "site.save",
    { key: "announcements", value, version: row?.version ?? 0 },
    admin,
  );
  expect(saved.statusCode).toBe(200);
  expect((await site.get("/")).body).not.toContain("Come next week");
  expect((await site.get(await preview("/"))).body).toContain("Come next week");
});

test("a preview ends after ten minutes and with its session, and a forged one is refused", async () => {
  const { api } = site;
  const address = await preview("/news");
  const [, , token = ""] = address.split("/");
  const forged = Buffer.from(JSON.stringify({ day, session: user.id, expires: 1e15 })).toString("base64url");
  for (const wrong of ["x", `${token}x.y`, `${forged}.${token.split(".")[1]}`]) {
    expect((await site.get(`/preview/${wrong}/news`)).statusCode, wrong).toBe(404);
  }
  api.clock.pass(previewLifetime - 1);
  expect((await site.get(address)).statusCode).toBe(200);
  api.clock.pass(1);
  const over = await site.get(address);
  expect([over.statusCode, over.body.includes(errors.failure.preview_over)]).toEqual([404, true]);

  client = userClient(api, await api.logIn(user));
  const other = await preview("/news");
  expect((await site.get(other)).statusCode).toBe(200);
  await api.database.query("UPDATE session SET ended_at = now()");
  expect((await site.get(other)).statusCode).toBe(404);
  expect((await site.get(`${other.replace("/news", "")}/media/${entry.photo?.id}/200.webp`)).statusCode).toBe(404);
});

test.each([
  ["//elsewhere.example", "2027-01-01"],
  ["https://elsewhere.example", "2027-01-01"],
  ["news", "2027-01-01"],
  ["/news", "2027-02-30"],
  ["/news", "0000-01-01"],
])("a preview of %s on %s is refused", async (path, on) => {
  await expect(preview(path, on)).rejects.toThrow("400 validation_failed");
});

test("a preview opens only at exactly the address that was made", async () => {
  const address = await preview("/news");
  const [, , token = ""] = address.split("/");
  const [payload = "", signature = ""] = token.split(".");
  const last = signature.at(-1) === "A" ? "B" : "A";
  const others = [
    `${token}.more`,
    `${token}.%22%3E%3Cmeta%20http-equiv=refresh%20content=0;url=&sol;&sol;evil.example%3E`,
    `${token}$%60`,
    `${token}=`,
    `${token}!`,
    `${payload}.${signature.slice(0, -1)}${last}`,
    `${payload}%2E${signature}`,
    `${payload}=.${signature}`,
    payload,
    `.${signature}`,
  ];
  for (const other of others) {
    const { statusCode, body } = await site.get(`/preview/${other}/news`);
    expect([other, statusCode]).toEqual([other, 404]);
    expect(body).not.toContain("evil.example");
  }
  expect((await site.get(address)).statusCode).toBe(200);
});

test("a preview shows the values and texts that are planned until its day, and the pages do not", async () => {
  const { api } = site;
  const admin = await api.logIn(await api.addUser({ role: "ADMIN" }));
  const plan = async (from: string, key: string, value: unknown) => {
    const [row] = await api.database.query("SELECT version FROM site_value WHERE key = $1", [key]);
    const values = [{ key, value, version: row?.version ?? 0, plan: 0 }];
    expect((await api.call("mutation", "site.plan", { from, values }, admin)).statusCode).toBe(200);
  };
  const fee = { what: { en: "Fee of next year", sw: null }, amount: 987_000, due: null, level: "both" };
  await plan(day, "fees", [fee]);
  await plan(day, "text.about.lead", { en: "About us next year", sw: null });
  const later = schoolDay(new Date(startOfSchoolDay(day).getTime() + 24 * 3600 * 1000));
  await plan(later, "admissionPrice", "43210");

  const { body } = await site.get(await preview("/joining"));
  for (const words of ["Fee of next year", "987,000"]) expect(body).toContain(words);
  expect((await site.get(await preview("/about-us"))).body).toContain("About us next year");
  expect(body).not.toContain("43,210");
  expect((await site.get(await preview("/joining", later))).body).toContain("987,000");
  const pages = ["/joining", "/about-us", "/o-level-admission", "/search?q=next+year", "/sitemap.xml"];
  for (const path of pages) expect((await site.get(path)).body).not.toMatch(/of next year|us next year|987,000/);
  await api.database.query("UPDATE planned_value SET held = 'planner'");
  expect((await site.get(await preview("/joining"))).body).not.toContain("987,000");
});
