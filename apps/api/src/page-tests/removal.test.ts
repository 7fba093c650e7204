import { languages } from "@visiga/contracts/languages";
import { loadDashboardDictionary, loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import { load } from "cheerio";
import { beforeEach, describe, expect, test } from "vitest";
import { origin, plain, useRenderedSite } from "./rendered-site.ts";

let entry: { id: string; name: string };
let address = 0;
const site = await useRenderedSite();
beforeEach(async () => {
  await site.database.query("TRUNCATE removal_request; UPDATE file SET taken_down = false");
  [entry] = await site.database.query(
    "SELECT id, name FROM file WHERE page = 'NEWS' AND shown AND photo_id IS NOT NULL LIMIT 1",
  );
  address += 1;
});

const form = () => `/removal?file=${entry.id}`;
const rows = () => site.database.query("SELECT telephone, words FROM removal_request");

describe.each(languages)("in %s", (language) => {
  const send = async (fields: Record<string, string>, url = form(), remoteAddress = `192.0.2.${address}`) => {
    const headers = {
      host: new URL(origin).host,
      cookie: `language=${language}`,
      "content-type": "application/x-www-form-urlencoded",
    };
    const payload = String(new URLSearchParams(fields));
    const answer = await site.api.app.inject({ method: "POST", url, headers, payload, remoteAddress });
    return { status: answer.statusCode, headers: answer.headers, $: load(answer.body) };
  };

  test("a removal request for a news picture takes two taps: the page's link and the form's button", async () => {
    const { removal } = await loadPublicDictionary(language);
    const [item] = (await site.api.services.publicEntries.list({ page: "NEWS", first: 1 })).items;
    const { $: news } = await site.read(String(item?.path), language);
    const link = news('main a[href^="/removal"]');
    expect(link.attr("href")).toBe(`/removal?file=${item?.id}`);
    expect(plain(link.text())).toBe(removal.link);
    const { status, $ } = await site.read(String(link.attr("href")), language);
    expect(status).toBe(200);
    expect(plain($("h1").text())).toBe(removal.title);
    expect($("meta[name=robots]").attr("content")).toBe("noindex");
    expect($("main form").attr("method")).toBe("post");
    expect($("main form").attr("action")).toBeUndefined();
    expect(plain($("main form button[type=submit]").text())).toBe(removal.send);
    expect($("main form [required]")).toHaveLength(0);
    expect($("main img")).toHaveLength(1);

    const { status: sent, headers } = await send({ telephone: "", words: "" });
    expect([sent, headers.location]).toEqual([303, "/removal?sent=yes"]);
    expect(await rows()).toEqual([{ telephone: null, words: null }]);
    const { $: thanks } = await site.read("/removal?sent=yes", language);
    expect(plain(thanks("h1").text())).toBe(removal.sentTitle);
  });

  test("the removal page of a page without pictures says so and links to all pictures", async () => {
    const { removal } = await loadPublicDictionary(language);
    await site.database.query("UPDATE file SET taken_down = true WHERE page = 'WAWATA'");
    await site.dropPages();
    const { status, $ } = await site.read("/removal?on=/wawata", language);
    expect([status, plain($("main p").first().text())]).toEqual([200, removal.none]);
    expect($("main a").attr("href")).toBe("/images");
    expect((await site.read("/removal?on=/gallery", language)).status).toBe(404);
  });

  test("an invalid field gets status 400 and a message, and keeps its input", async () => {
    const { errors } = await loadDashboardDictionary(language);
    const { status, headers, $ } = await send({ telephone: "call me", words: "<b>Please</b>" });
    expect([status, headers["cache-control"]]).toEqual([400, "no-store"]);
    expect(headers["content-security-policy"]).toContain("form-action 'self'");
    expect(plain($("[role=alert]").text())).toContain(errors.failure.validation_failed);
    const field = $("input[name=telephone]");
    expect([field.attr("value"), field.attr("aria-invalid")]).toEqual(["call me", "true"]);
    expect(plain($(`#${field.attr("aria-describedby")}`).text())).toBe(errors.issue.phone_invalid);
    expect($("textarea").text()).toBe("<b>Please</b>");
    expect(await rows()).toEqual([]);
  });

  test("a text that is too long is refused, and so is a body that is too large", async () => {
    const { errors } = await loadDashboardDictionary(language);
    const long = await send({ words: "x".repeat(1001) });
    expect([long.status, plain(long.$("#words-note").text())]).toEqual([400, errors.issue.text_too_long]);
    const { status, $ } = await send({ words: "x".repeat(100_000) });
    expect([status, plain($("[role=alert]").text())]).toEqual([
      413,
      expect.stringContaining(errors.failure.request_too_large),
    ]);
    expect(await rows()).toEqual([]);
  });

  test("the form and its submission report that a picture is deleted or hidden", async () => {
    const { removal } = await loadPublicDictionary(language);
    const gone = async (url: string) => {
      const [read, sent] = [await site.read(url, language), await send({}, url)];
      for (const { status, $ } of [read, sent]) {
        expect(plain($("main").text()), url).toContain(removal.gone);
        expect($("main form")).toHaveLength(0);
        expect([400, 404]).toContain(status);
      }
      return [read.status, sent.status];
    };
    expect(await gone(`/removal?file=${crypto.randomUUID()}`)).toEqual([404, 404]);
    expect(await gone("/removal?file=1")).toEqual([404, 400]);
    expect(await gone("/removal")).toEqual([404, 400]);
    await site.database.query("UPDATE file SET taken_down = true WHERE id = $1", [entry.id]);
    await site.dropPages();
    expect(await gone(form())).toEqual([404, 404]);
    expect(await rows()).toEqual([]);
  });

  test("the eleventh request from one address gets a page with status 429 and a phone number", async () => {
    const { errors } = await loadDashboardDictionary(language);
    const from = `198.51.100.${languages.indexOf(language)}`;
    for (let number = 1; number <= 10; number += 1)
      expect((await send({ words: `${number}` }, form(), from)).status).toBe(303);
    const { status, headers, $ } = await send({ words: "11" }, form(), from);
    expect(status).toBe(429);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(plain($("[role=alert]").text())).toContain(errors.failure.rate_limited);
    expect($("[role=alert] a").attr("href")).toBe("tel:+255700000001");
    expect(await rows()).toHaveLength(10);
  });

  test("after 100 requests in an hour the form requires an answer and a wait of ten seconds", async () => {
    const { removal } = await loadPublicDictionary(language);
    await site.database.query(
      `INSERT INTO removal_request (file_id, photo_id, name, words, asked_at)
        SELECT id, photo_id, name, number, $2 FROM file, generate_series(1, 100) number WHERE id = $1`,
      [entry.id, site.api.clock.now()],
    );
    const withQuestion = await send({ words: "Please" });
    const question = ({ $ }: typeof withQuestion) => {
      const [a, b] = plain($("label[for=answer]").text()).match(/\d+/g) ?? [];
      return { check: String($("input[name=check]").attr("value")), answer: String(Number(a) + Number(b)) };
    };
    expect([withQuestion.status, withQuestion.headers["retry-after"]]).toEqual([429, "10"]);
    expect(plain(withQuestion.$("[role=alert]").text())).toContain(plain(fill(removal.busy, { seconds: 10 })));
    expect(withQuestion.$("[role=alert] a").attr("href")).toBe("tel:+255700000001");
    expect(withQuestion.$("textarea").text()).toBe("Please");
    const first = question(withQuestion);

    const early = await send({ words: "Please", ...first });
    expect([early.status, question(early), early.$("input[name=answer]").attr("value")]).toEqual([
      429,
      first,
      first.answer,
    ]);
    site.api.clock.pass(10);
    const wrong = await send({ words: "Please", ...first, answer: "1" });
    expect([wrong.status, question(wrong).check === first.check]).toEqual([429, false]);
    const otherAddress = await send({ words: "Please", ...first }, form(), `203.0.113.${address}`);
    expect(otherAddress.status).toBe(429);
    expect(await rows()).toHaveLength(100);
    expect((await send({ words: "Please", ...first })).status).toBe(303);
    expect(await rows()).toHaveLength(101);
  });

  test("the button on /privacy leads to the newest pictures, their removal forms and all pictures", async () => {
    const { privacy, removal } = await loadPublicDictionary(language);
    const { $ } = await site.read("/privacy", language);
    expect(plain($("article").text())).toContain(privacy.removal.here);
    const button = $("article a[rel=nofollow]");
    expect(plain(button.text())).toBe(privacy.ask);
    const { status, $: choice } = await site.read(String(button.attr("href")), language);
    expect([status, plain(choice("h1").text())]).toEqual([200, removal.title]);
    const links = choice("main a")
      .toArray()
      .map((link) => String(choice(link).attr("href")));
    expect(links.pop()).toBe("/images");
    expect(links.length).toBeGreaterThan(12);
    const { $: withQuestion } = await site.read(String(links[0]), language);
    expect(plain(withQuestion("main form button[type=submit]").text())).toBe(removal.send);
  });
});

const sentFrom = (headers: Record<string, string>) =>
  site.api.app.inject({
    method: "POST",
    url: form(),
    headers: { host: new URL(origin).host, "content-type": "application/x-www-form-urlencoded", ...headers },
    payload: "words=Please",
    remoteAddress: `192.0.2.${address}`,
  });

test.each([
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { origin: "https://evil.example" },
  { origin: "null" },
])("a form from another site with %j is refused, and no request is stored", async (headers) => {
  const { removal } = await loadPublicDictionary("en");
  const answer = await sentFrom(headers);
  expect(answer.statusCode).toBe(403);
  expect(plain(load(answer.body)("[role=alert]").text())).toContain(removal.elsewhere);
  expect(await rows()).toEqual([]);
});

test.each([
  { "sec-fetch-site": "same-origin", origin: "https://of.a.proxy" },
  { "sec-fetch-site": "none" },
  { origin },
  {},
])("a form from the site itself with %j is accepted", async (headers) =>
  expect((await sentFrom(headers)).statusCode).toBe(303),
);

test("a JSON body is refused", async () => {
  const answer = await site.api.app.inject({
    method: "POST",
    url: form(),
    headers: { "content-type": "application/json" },
    payload: "{}",
  });
  expect(answer.statusCode).toBe(415);
});
