import { daysAfter } from "@visiga/contracts/dates";
import { languages } from "@visiga/contracts/languages";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { expect, test } from "vitest";
import { userClient } from "#testing/user-client.ts";
import { useEntranceResults } from "./entrance-results-site.ts";
import { origin, plain } from "./rendered-site.ts";

const { site, api, today, read, save, remove, mutate, logInAgain } = await useEntranceResults();
const results = api.services.entranceResults;
const day = 24 * 3600;

const ask = async (number: string, language: "en" | "sw" = "en") =>
  site.read(`/results?number=${encodeURIComponent(number)}`, language);
const answerOf = async (number: string) => (await ask(number)).$("[data-answer]").attr("data-answer");
const lookUp = async (number: string) =>
  (await api.rest("GET", `/entrance-results?number=${encodeURIComponent(number)}`)).json();

test("a number gets its outcome in whatever form it is typed, in both languages and over REST", async () => {
  await save();
  const same = [
    "0123/2027",
    "0123-2027",
    " 0123 2027 ",
    "01232027",
    "0123\u20142027",
    "٠١٢٣/٢٠٢٧",
    "०१२३२०२७",
    "０１２３２０２７",
  ];
  for (const typed of same) expect([typed, await answerOf(typed)]).toEqual([typed, "selected"]);
  for (const typed of ["vis125", "VIS-125", "Vis 125"])
    expect([typed, await answerOf(typed)]).toEqual([typed, "notSelected"]);
  expect(await answerOf("124")).toBe("reserve");
  expect(await answerOf("0124")).toBe("unknown");
  expect(await lookUp("0123 2027")).toMatchObject({ outcome: "selected", period: { phase: "open" } });
  expect(await lookUp("0124")).toMatchObject({ outcome: null, period: { phase: "open" } });
  for (const language of languages) {
    const { entrance } = await loadPublicDictionary(language);
    const { $ } = await ask("124", language);
    expect(plain($("[data-answer]").text())).toContain(plain(`${entrance.number}: 124${entrance.outcomes.reserve}`));
    const sms = new URLSearchParams($("a[href^='sms:']").attr("href")?.split("?")[1]).get("body") ?? "";
    expect(sms).toContain(entrance.outcomes.reserve);
    expect(sms).toContain(`${origin}/results`);
    expect(sms).toMatch(/^[\x20-\x5a\x61-\x7a]{1,160}$/);
  }
});

test("over REST a number in small letters or other digits is the same, never another one", async () => {
  await save();
  for (const number of ["vis125", "Vis-125", "\u202eVIS 125"])
    expect([number, (await lookUp(number)).outcome]).toEqual([number, "notSelected"]);
  expect((await lookUp("١٢٤")).outcome).toBe("reserve");
  for (const number of ["vis124", "a124", "vis 0123/2027"])
    expect([number, (await lookUp(number)).outcome]).toEqual([number, null]);
});

test("an unknown number is answered as one that was published in another list", async () => {
  await save({ results: [{ number: "ZQ999", outcome: "selected" }] });
  await save();
  const [removed, never] = [await site.get("/results?number=ZQ999"), await site.get("/results?number=ZQ998")];
  expect(removed.statusCode).toBe(never.statusCode);
  expect(removed.body.replaceAll("ZQ999", "ZQ998")).toBe(never.body);
  expect(removed.headers["content-length"]).toBe(never.headers["content-length"]);
});

test("before its hour no way shows a number, and from it on the page answers", async () => {
  await save({ at: "13:00" });
  const user = userClient(api, await api.logIn(await api.addUser({ role: "USER" })));
  await expect(user.query("entranceResults.read")).rejects.toThrow("403 forbidden");
  const ways = [
    "/results",
    "/results?number=124",
    "/results?list=yes",
    "/results?number=_number_selected_",
    "/results?number=_number_list_",
    "/RESULTS?number=0123/2027&list=yes",
    "/api/v1/entrance-results?number=01232027",
    "/api/trpc/site.read?input=%7B%22language%22%3A%22en%22%7D",
    "/api/trpc/entranceResults.read",
    "/api/v1/entrance-results",
    "/sitemap.xml",
  ];
  for (const language of languages) {
    for (const way of ways) {
      const { body } = await site.get(way, { cookie: `language=${language}` });
      expect([way, body]).toEqual([way, expect.not.stringMatching(/0123\/2027|VIS125|"selected"|data-answer/)]);
    }
    const { entrance } = await loadPublicDictionary(language);
    const { $ } = await ask("124", language);
    expect(plain($("article").text())).toContain(plain(entrance.before.split("{day}")[0] ?? ""));
  }
  const preview = await mutate<{ path: string }>("previews.create", {
    day: daysAfter(today(), 1),
    path: "/results",
  });
  for (const query of ["?list=yes", "?number=124"]) {
    const { statusCode, body } = await site.get(`${preview.path}${query}`);
    expect([statusCode, body]).toEqual([200, expect.not.stringMatching(/0123\/2027|data-answer/)]);
  }

  api.clock.pass(59 * 60);
  await results.publishDue();
  expect(await answerOf("124")).toBeUndefined();
  api.clock.pass(60);
  await results.publishDue();
  expect(await answerOf("124")).toBe("reserve");
});

test("a later hour closes a list that was open", async () => {
  await save();
  expect(await answerOf("124")).toBe("reserve");
  await save({ from: daysAfter(today(), 1) });
  expect(await answerOf("124")).toBeUndefined();
});

test("after the last day nothing is shown, and the numbers leave the database", async () => {
  await save({ until: today() });
  expect(await answerOf("124")).toBe("reserve");
  await results.deleteOver();
  expect((await read()).results).toHaveLength(3);
  api.clock.pass(day);
  await logInAgain();
  expect(await answerOf("124")).toBeUndefined();
  expect(await lookUp("124")).toMatchObject({ outcome: null, period: { phase: "over" } });
  expect((await site.get("/results?list=yes")).body).not.toContain("0123/2027");
  const { entrance } = await loadPublicDictionary("en");
  expect(plain((await site.read("/results")).$("article").text())).toContain(entrance.over.split("{last}. ")[1]);
  await results.deleteOver();
  expect(await read()).toMatchObject({ results: [], period: { phase: "over" } });
  expect(await api.database.query("SELECT 1 FROM entrance_results WHERE results::text ~ '124'")).toEqual([]);
});

test("an answer is stored nowhere, and its number is in no log and no count", async () => {
  await save();
  const { headers, body } = await site.get("/results?number=0123/2027", { "accept-encoding": "identity" });
  expect(headers).toMatchObject({ "cache-control": "private, no-store", "x-robots-tag": "noindex" });
  expect(headers.etag).toBeUndefined();
  expect(body.length).toBeLessThan(60_000);
  expect((await site.get("/results?number=124", { "accept-encoding": "gzip" })).rawPayload.length).toBeLessThan(25_000);
  await api.services.pageViews.store();
  const stored = await api.database.query("SELECT to_jsonb(page_view)::text AS row FROM page_view");
  expect(JSON.stringify(stored)).not.toContain("0123");
});

test("a language that is chosen on an answer or the list holds for the next question", async () => {
  await save();
  for (const query of ["number=124", "list=yes"])
    for (const lang of languages) {
      const { headers } = await site.get(`/results?${query}&lang=${lang}`);
      expect([query, headers["set-cookie"]]).toEqual([query, expect.stringMatching(`^language=${lang};`)]);
      expect(headers["cache-control"]).toBe("private, no-store");
    }
});

test("everybody sees the whole list from the hour on, by outcome", async () => {
  await save();
  const { $ } = await site.read("/results?list=yes");
  expect(
    $("article section li")
      .toArray()
      .map((each) => $(each).text()),
  ).toEqual(["0123/2027", "124", "VIS125"]);
  expect(plain($("article").text())).toMatch(/Selected: 10123.*Reserve list: 1124Not selected: 1VIS125/);
});

test("the page is linked while results are planned or open, and says so when there are none", async () => {
  const links = async () => (await site.read("/o-level-admission")).$("a[href='/results']").length;
  const forParents = async () => (await site.read("/")).$("main section:first-of-type nav a, #menu nav:last-of-type a");
  const first = async () => (await forParents()).filter("[href='/results']:first-child").length;
  const inSitemap = async () => (await site.get("/sitemap.xml")).body.includes(`${origin}/results`);
  await save();
  expect(await links()).toBeGreaterThan(0);
  // In the hero and the menu of a phone, where everybody looks for them in those days.
  expect(await first()).toBe(2);
  expect(await inSitemap()).toBe(true);
  expect((await remove()).statusCode).toBe(200);
  expect(await links()).toBe(0);
  expect(await first()).toBe(0);
  expect(await inSitemap()).toBe(false);
  const { entrance } = await loadPublicDictionary("en");
  expect((await site.read("/results")).$("article").text()).toContain(entrance.empty);
});
