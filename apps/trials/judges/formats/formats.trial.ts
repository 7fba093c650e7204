import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { createTestApp } from "@visiga/api/src/testing/test-app.ts";
import { openHttpClient } from "@visiga/testing/http-client";
import { printed, provideSystemPackages } from "@visiga/testing/system-programs";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import ical from "node-ical";
import { afterAll, expect, test } from "vitest";

const sitemapSchema = fileURLToPath(new URL("sitemap.xsd", import.meta.url));
const validates = (sitemap: string) => printed("xmllint", ["--noout", "--schema", sitemapSchema, "-"], sitemap);

provideSystemPackages({
  names: ["libxml2-utils"],
  present: () => printed("xmllint", ["--noout", "-"], "<a/>") !== undefined,
});
const root = fileURLToPath(new URL("../../../web", import.meta.url));
const api = await createTestApp({ site: { root } });
const client = await openHttpClient(api.app);
afterAll(async () => {
  client.close();
  await api.close();
});

test.each(["/", "/dashboard", "/removal"])("CSP Evaluator finds no weakness in the policy of %s", async (path) => {
  const { headers } = await client.get(path);
  const { csp } = new CspParser(String(headers["content-security-policy"]));
  const findings = new CspEvaluator(csp).evaluate().map(({ directive, value }) => `${directive} ${value}`);
  // Uploaded files are pictures, sent with their own type and `nosniff`.
  expect(findings.filter((finding) => finding !== "script-src 'self'")).toEqual([]);
});

test("xmllint accepts the sitemap, and refuses one without an address", async () => {
  const sitemap = String((await client.get("/sitemap.xml")).body);
  expect(sitemap).toContain('hreflang="sw"');
  expect(validates(sitemap)).toBeDefined();
  expect(validates(sitemap.replace(/<loc>.*?<\/loc>/, ""))).toBeUndefined();
});

test("node-ical reads the days and the name of a date", async () => {
  const token = await api.logIn(await api.addUser({ role: "ADMIN" }));
  const day = (month: number) => `${api.clock.now().getFullYear() + 1}-0${month}-05`;
  const what = { en: "Term begins; parents, please come", sw: "Muhula unaanza" };
  const value = [{ id: randomUUID(), first: day(3), last: day(4), what, level: null }];
  const saved = await api.call("mutation", "site.save", { key: "termDates", version: 0, value }, token);
  expect(saved.statusCode).toBe(200);
  const events = Object.values(ical.sync.parseICS(String((await client.get("/calendar.ics")).body)));
  const dates = events.filter((event) => event?.type === "VEVENT");
  expect(dates.map(({ summary, start }) => [summary, start.getMonth(), start.getDate()])).toEqual([[what.en, 2, 5]]);
});
