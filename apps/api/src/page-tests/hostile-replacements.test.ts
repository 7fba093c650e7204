import { schoolDay } from "@visiga/contracts/dates";
import { languages } from "@visiga/contracts/languages";
import { editAttribute, editTarget } from "@visiga/contracts/page-editing";
import { publicPaths } from "@visiga/contracts/public-paths";
import { type CheerioAPI, load } from "cheerio";
import { beforeAll, expect, test } from "vitest";
import { userClient } from "#testing/user-client.ts";
import { useRenderedSite } from "./rendered-site.ts";

/** The beginnings of a replacement string, an attribute, an element, a comment or a mark of the editor. */
const openers = ["", '"', "'", "\\u003c", '">', "'>", "-->", "]]>", "</title>", "&quot;>"];
const references = ["", "$&", "$`", "$'", "$1", "$$", "$<name>", "\ue000", "\ue0000\ue001", "\ue002"];
const ends = [`<b data-hostile="1">`, ` onerror="hostile()" data-hostile="2"`];
const hostileTexts = openers.flatMap((opener) =>
  references.flatMap((reference) => ends.map((end) => `${opener}${reference}${end}`)),
);

let token: string;
const textsOf = new Map<string, string>();
const valueTexts: string[] = [];

/** Appends one of the hostile texts to each text of a site value. */
function withHostileTexts(value: unknown): unknown {
  if (typeof value === "string") {
    if (/^(https?:|\/|\d{4}-\d\d-\d\d$)/.test(value)) return value;
    const text = hostileTexts.at(valueTexts.length % hostileTexts.length) ?? "";
    valueTexts.push(value + text);
    return value + text;
  }
  if (Array.isArray(value)) return value.map(withHostileTexts);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withHostileTexts(part)]));
}

const site = await useRenderedSite();
beforeAll(async () => {
  token = await site.api.logIn(await site.api.addUser({ role: "ADMIN" }));
  const entries: { id: string; page: string }[] = await site.database.query("SELECT id, page FROM file ORDER BY id");
  for (const [index, { id, page }] of entries.entries()) {
    const [name, title, description, alt, swahili = ""] = Array.from({ length: 5 }, (_, field) =>
      hostileTexts.at((5 * index + field) % hostileTexts.length),
    );
    textsOf.set(id, `${name}${title}${description}${alt}${swahili}`);
    // Bypasses the validation of input, to test the pages only. On other pages the title decides where an entry is shown.
    await site.database.query(
      `UPDATE file SET name = $2, title = CASE WHEN $7 THEN $3 ELSE title END, description = $4, alt = $5,
         name_sw = $6, description_sw = $6, alt_sw = $6 WHERE id = $1`,
      [id, name, title, description, alt, swahili, page === "NEWS"],
    );
  }
  const values: { key: string; value: unknown }[] = await site.database.query("SELECT key, value FROM site_value");
  for (const { key, value } of values) await site.enter(key, withHostileTexts(value));
});

const injected = ($: CheerioAPI): string[] =>
  $("[data-hostile], [onerror], meta[http-equiv]")
    .get()
    .map((each) => $.html(each));

test("200 hostile texts are tried in entries, and in site values", () => {
  expect(new Set(hostileTexts).size).toBe(200);
  for (const texts of [[...textsOf.values()], valueTexts]) {
    const used = texts.join("\n");
    expect(hostileTexts.filter((text) => used.includes(text)).length).toBe(200);
  }
});

test.each(publicPaths)("the editing page of %s shows hostile texts as text, each under its own key", async (path) => {
  for (const language of languages) {
    const headers = { authorization: `Bearer ${token}`, cookie: `language=${language}` };
    const { statusCode, body } = await site.get(`/editing${path}?q=%EE%80%800%EE%80%81`, headers);
    expect(statusCode).toBe(200);
    const $ = load(body);
    expect(injected($)).toEqual([]);
    expect(body).not.toMatch(/[\ue000-\ue002]/);
    for (const element of $(`[${editAttribute}]`).get()) {
      const edited = editTarget($(element).attr(editAttribute) ?? "");
      const texts = edited && "entry" in edited ? textsOf.get(edited.entry) : valueTexts.join("\n");
      expect(texts).toBeDefined();
      const shown = $(element).text();
      const own = texts?.replaceAll(/[\ue000-\ue002]/g, "") ?? "";
      if (shown.includes("data-hostile")) expect(own).toContain(shown.trim().slice(0, 20));
    }
  }
});

test("previews show hostile texts as text", async () => {
  const client = userClient(site.api, await site.api.logIn(await site.api.addUser()));
  const day = schoolDay(new Date(site.api.clock.now().getTime() + 7 * 24 * 3600 * 1000));
  for (const path of ["/", "/news", "/gallery", "/organization"]) {
    const preview = await client.mutate<{ path: string }>("previews.create", { path, day });
    const { statusCode, body } = await site.get(preview.path);
    expect(statusCode).toBe(200);
    expect(injected(load(body))).toEqual([]);
  }
});
