import { daysAfter, schoolDay, startOfSchoolDay } from "@visiga/contracts/dates";
import type { ManagedEntranceResults } from "@visiga/contracts/entrance-results";
import { languages } from "@visiga/contracts/languages";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { beforeEach, expect, test } from "vitest";
import { type UserClient, userClient } from "#testing/user-client.ts";
import { origin, plain, useRenderedSite } from "./rendered-site.ts";

const site = await useRenderedSite();
const { api } = site;
const results = api.services.entranceResults;
const day = 24 * 3600;

const list = [
  { number: "0123/2027", outcome: "selected" },
  { number: "124", outcome: "reserve" },
  { number: "VIS 125", outcome: "notSelected" },
];

let admin: UserClient;
let token: string;
let today: string;
beforeEach(async () => {
  // Noon of the school.
  const noon = startOfSchoolDay(daysAfter(schoolDay(api.clock.now()), 1)).getTime() + 12 * 3600 * 1000;
  api.clock.pass((noon - api.clock.now().getTime()) / 1000);
  today = schoolDay(api.clock.now());
  token = await api.logIn(await api.addUser({ role: "ADMIN" }));
  admin = userClient(api, token);
});

const read = () => admin.query<ManagedEntranceResults>("entranceResults.read");
const save = async (changed: object = {}) =>
  admin.mutate<ManagedEntranceResults>("entranceResults.save", {
    from: today,
    at: "08:00",
    until: daysAfter(today, 3),
    results: list,
    version: (await read()).version,
    ...changed,
  });
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
  await save({ results: [{ number: "999", outcome: "selected" }] });
  await save();
  const [removed, never] = [await site.get("/results?number=999"), await site.get("/results?number=998")];
  expect(removed.statusCode).toBe(never.statusCode);
  expect(removed.body.replaceAll("999", "998")).toBe(never.body);
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
  const preview = await admin.mutate<{ path: string }>("previews.create", {
    day: daysAfter(today, 1),
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
  await save({ from: daysAfter(today, 1) });
  expect(await answerOf("124")).toBeUndefined();
});

test("after the last day nothing is shown, and the numbers leave the database", async () => {
  await save({ until: today });
  expect(await answerOf("124")).toBe("reserve");
  await results.deleteOver();
  expect((await read()).results).toHaveLength(3);
  api.clock.pass(day);
  token = await api.logIn(await api.addUser({ role: "ADMIN" }));
  admin = userClient(api, token);
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
  const inSitemap = async () => (await site.get("/sitemap.xml")).body.includes(`${origin}/results`);
  await save();
  expect(await links()).toBeGreaterThan(0);
  expect(await inSitemap()).toBe(true);
  const { version } = await read();
  expect((await api.rest("DELETE", `/entrance-results?version=${version}`, { token })).statusCode).toBe(200);
  expect(await links()).toBe(0);
  expect(await inSitemap()).toBe(false);
  const { entrance } = await loadPublicDictionary("en");
  expect((await site.read("/results")).$("article").text()).toContain(entrance.empty);
});

test("a stale list is refused with the current one, also after a removal", async () => {
  const { version } = await save();
  const body = { from: today, at: "08:00", until: today, results: list };
  const put = (sent: object) => api.rest("PUT", "/entrance-results", { token, payload: { ...body, ...sent } });
  const stale = await put({ version: 0 });
  expect([stale.statusCode, stale.json().current.version]).toEqual([409, version]);
  await admin.mutate("entranceResults.remove", { version });
  expect((await put({ version: 0 })).statusCode).toBe(200);
  expect((await put({ version })).statusCode).toBe(409);
});

test.each([
  ["a name", [{ number: "Juma Hamisi", outcome: "selected" }], "results.0.number", "form_number_invalid"],
  [
    "a name with a number",
    [{ number: "Juma Hamisi 12", outcome: "selected" }],
    "results.0.number",
    "form_number_invalid",
  ],
  ["an unknown outcome", [{ number: "12", outcome: "passed" }], "results.0.outcome", "outcome_unknown"],
  ["markup", [{ number: "<b>12", outcome: "selected" }], "results.0.number", "form_number_invalid"],
  ["NUL", [{ number: "1\u00002", outcome: "selected" }], "results.0.number", "form_number_invalid"],
  [
    "an equal number",
    [
      { number: "1-2", outcome: "selected" },
      { number: "12", outcome: "reserve" },
    ],
    "results.1.number",
    "record_repeated",
  ],
  ["nothing", [], "results", "field_required"],
  [
    "10,000 rows",
    Array.from({ length: 10_000 }, (_, at) => ({ number: String(at), outcome: "reserve" })),
    "results",
    "list_too_long",
  ],
] as const)("a list with %s is refused and changes nothing", async (_, refused, path, code) => {
  await save();
  const { version } = await read();
  const payload = { from: today, at: "08:00", until: today, results: refused, version };
  const { statusCode, body } = await api.rest("PUT", "/entrance-results", { token, payload });
  expect([statusCode, JSON.parse(body).issues]).toEqual([400, [expect.objectContaining({ path, code })]]);
  expect(await read()).toMatchObject({
    version,
    results: [{ number: "0123/2027" }, { number: "124" }, { number: "VIS125" }],
  });
});

test("a day or an hour that cannot be is refused", async () => {
  const refused = [
    [{ at: "24:00" }, "at"],
    [{ at: "8" }, "at"],
    [{ from: "2027-02-30" }, "from"],
    [{ until: daysAfter(today, -1) }, "until"],
    [{ from: daysAfter(today, -9), until: daysAfter(today, -1) }, "until"],
  ] as const;
  for (const [changed, path] of refused) {
    const payload = {
      from: today,
      at: "08:00",
      until: today,
      results: list,
      version: (await read()).version,
      ...changed,
    };
    const { statusCode, body } = await api.rest("PUT", "/entrance-results", { token, payload });
    expect([changed, statusCode, JSON.parse(body).issues?.[0]?.path]).toEqual([changed, 400, path]);
  }
});

const odd = [
  ["a very long number", `?number=${"1".repeat(7000)}`],
  ["NUL", "?number=%00"],
  ["NUL within", "?number=12%004"],
  ["an array", "?number[]=124"],
  ["a repeated parameter", "?number=124&number=0123%2F2027"],
  ["a broken escape", "?number=%E0%A4%A"],
  ["a lone percent sign", "?number=%"],
  ["a right-to-left override", "?number=%E2%80%AE124"],
  ["SQL", "?number=1%27%20OR%20%271%27%3D%271"],
  ["SQL that ends a statement", "?number=124%3BDROP%20TABLE%20entrance_results"],
  ["markup", "?number=%3Cscript%3Ealert(1)%3C%2Fscript%3E1"],
  ["an attribute", "?number=%22%20onfocus%3Dalert(1)%20x%3D%221"],
  ["a replacement", "?number=$%261$`"],
  ["the place of a number", "?number=_number_selected_"],
  ["the place of the list", "?number=_number_list_"],
  ["only spaces", "?number=%20%20"],
  ["an object", "?number=%7B%22%24gt%22%3A%22%22%7D"],
  ["emojis", "?number=%F0%9F%99%8F%F0%9F%99%8F"],
  ["__proto__", "?number=__proto__1"],
  ["constructor", "?number=constructor"],
  ["a line break", "?number=124%0D%0ASet-Cookie:%20a=b"],
  ["half a surrogate", "?number=%ED%A0%80"],
  ["a wildcard", "?number=%25"],
  ["letters of another script", "?number=%D0%90123"],
] as const;

test.each(odd)("%s as a number is answered by the page, without an outcome of others", async (_, query) => {
  await save();
  const { statusCode, body, headers } = await site.get(`/results${query}`);
  expect(statusCode).toBe(200);
  expect(body).not.toMatch(/<script>alert|onfocus=|_number_|0123\/2027/);
  expect(headers["set-cookie"]).toBeUndefined();
  const rest = await api.rest("GET", `/entrance-results${query}`);
  expect([200, 400]).toContain(rest.statusCode);
  expect(await read()).toMatchObject({ results: { length: 3 } });
});
