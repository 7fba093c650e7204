import { itemAddress } from "@visiga/contracts/item-pages";
import { languages } from "@visiga/contracts/languages";
import { picturePaths, publicPaths } from "@visiga/contracts/public-paths";
import { loadDashboardDictionary, loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { type CheerioAPI, load } from "cheerio";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type DrawnSite, openDrawnSite, origin, plain } from "./drawn-site.ts";
import { newestItems } from "./every-path.ts";

let site: DrawnSite;
let file: { id: string; name: string };
let address = 0;
beforeAll(async () => {
  site = await openDrawnSite();
});
beforeEach(async () => {
  await site.database.query("TRUNCATE removal_request; UPDATE file SET taken_down = false");
  [file] = await site.database.query(
    "SELECT id, name FROM file WHERE page = 'NEWS' AND shown AND photo_id IS NOT NULL LIMIT 1",
  );
  address += 1;
});
afterAll(() => site.close());

const hrefs = ($: CheerioAPI, links: string): string[] =>
  $(links)
    .toArray()
    .map((link) => String($(link).attr("href")));

const form = () => `/removal?file=${file.id}`;
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

  test("the link on the page of a piece of news opens the form, and its button is the second tap", async () => {
    const { removal } = await loadPublicDictionary(language);
    const [item] = (await site.api.services.publicFiles.find({ page: "NEWS", first: 1 })).items;
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

  test.each([...publicPaths, ...newestItems])(
    "no picture on %s is further from its form than two links",
    async (path) => {
      const { removal } = await loadPublicDictionary(language);
      const { $ } = await site.read(path, language);
      const choice = $("footer a[href^='/removal?on=']");
      expect(choice.length).toBe(picturePaths.some((each) => each === path) ? 1 : 0);
      if (choice.length > 0) expect(plain(choice.text())).toBe(removal.title);
      const { $: chosen } = choice.length > 0 ? await site.read(String(choice.attr("href")), language) : { $ };
      const files: { id: string; photo: string }[] = await site.database.query(
        "SELECT id, photo_id AS photo FROM file WHERE photo_id IS NOT NULL",
      );
      const reached = new Set(
        [...hrefs($, "main a"), ...hrefs(chosen, "main a")]
          .flatMap((href) => {
            const [, id] = /^\/removal\?file=(.+)$/.exec(href) ?? [];
            const key = itemAddress(href)?.key;
            return files.filter((file) => file.id === id || (key && file.id.replaceAll("-", "").startsWith(key)));
          })
          .map(({ photo }) => photo),
      );
      const shown = $("main img[src^='/media/']")
        .toArray()
        .map((image) => String($(image).attr("src")).split("/")[2]);
      expect(shown.filter((photo) => photo && !reached.has(photo))).toEqual([]);
    },
  );

  test("a page without a picture says so, and leads to all of them", async () => {
    const { removal } = await loadPublicDictionary(language);
    await site.database.query("UPDATE file SET taken_down = true WHERE page = 'WAWATA'");
    await site.api.services.contentVersion.change(async () => {});
    const { status, $ } = await site.read("/removal?on=/wawata", language);
    expect([status, plain($("main p").first().text())]).toEqual([200, removal.none]);
    expect($("main a").attr("href")).toBe("/images");
    expect((await site.read("/removal?on=/gallery", language)).status).toBe(404);
  });

  test("a mistake is said beside its field with its status, and what was typed stays", async () => {
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

  test("too much text is refused, in the field or as a whole", async () => {
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

  test("a picture that is gone or hidden is said to be, by the form and by its sending", async () => {
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
    await site.database.query("UPDATE file SET taken_down = true WHERE id = $1", [file.id]);
    await site.api.services.contentVersion.change(async () => {});
    expect(await gone(form())).toEqual([404, 404]);
    expect(await rows()).toEqual([]);
  });

  test("who asks too often is told to wait, on the page", async () => {
    const { errors } = await loadDashboardDictionary(language);
    const from = `198.51.100.${languages.indexOf(language)}`;
    for (let number = 1; number <= 10; number += 1)
      expect((await send({ words: `${number}` }, form(), from)).status).toBe(303);
    const { status, headers, $ } = await send({ words: "11" }, form(), from);
    expect(status).toBe(429);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(plain($("[role=alert]").text())).toContain(errors.failure.rate_limited);
    expect(await rows()).toHaveLength(10);
  });

  test("/contact says so", async () => {
    const { contact } = await loadPublicDictionary(language);
    const { $ } = await site.read("/contact", language);
    expect(plain($("#privacy").text())).toContain(contact.privacy.removal.here);
  });
});

test("what is no form is refused", async () => {
  const answer = await site.api.app.inject({
    method: "POST",
    url: form(),
    headers: { "content-type": "application/json" },
    payload: "{}",
  });
  expect(answer.statusCode).toBe(415);
});
