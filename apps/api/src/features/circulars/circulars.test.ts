import { circularPath, circularPicture } from "@visiga/contracts/circulars";
import { schoolDay } from "@visiga/contracts/dates";
import type { Language } from "@visiga/contracts/languages";
import { formatDay } from "@visiga/i18n/format";
import decodeQR from "qr/decode.js";
import sharp from "sharp";
import { extractText, getDocumentProxy, getMeta } from "unpdf";
import { beforeEach, expect, test } from "vitest";
import { updateShownEntries } from "#features/entries/shown-days.ts";
import { drawPicture } from "#platform/pictures/draw-picture.ts";
import { drawInProcess } from "#platform/pictures/draw-process.ts";
import { program } from "#platform/system/program.ts";
import { useTestApp } from "#testing/use-test-app.ts";
import { userClient } from "#testing/user-client.ts";

let drawn = 0;
const { api } = await useTestApp({
  drawPicture: (svg) => {
    drawn += 1;
    return drawPicture(svg);
  },
});
let token: string;
beforeEach(async () => {
  await api.database.query("TRUNCATE file, site_value, revision CASCADE");
  token = await api.logIn(await api.addUser({ role: "ADMIN" }));
});

const origin = "http://localhost:3000";
const day = (days: number) => schoolDay(new Date(api.clock.now().getTime() + days * 24 * 3600 * 1000));
const get = (url: string, headers = {}) => api.app.inject({ url, headers: { host: "localhost:3000", ...headers } });
const statuses = async (of: Parameters<typeof circularPath>[0]) => {
  const urls = (["pdf", "png"] as const).flatMap((format) =>
    (["en", "sw"] as const).map((language) => circularPath(of, format, language)),
  );
  return (await Promise.all(urls.map((url) => get(url)))).map(({ statusCode }) => statusCode);
};
const allAre = (status: number) => Array(4).fill(status);

async function pdfOf(url: string) {
  const { statusCode, headers, rawPayload } = await get(url);
  expect([statusCode, headers["content-type"]]).toEqual([200, "application/pdf"]);
  const pdf = await getDocumentProxy(new Uint8Array(rawPayload));
  const { text } = await extractText(pdf, { mergePages: false });
  return { pdf, pages: text, text: text.join(" ").replace(/\s+/g, " ") };
}

async function pictureOf(url: string) {
  const { statusCode, headers, rawPayload } = await get(url);
  expect([statusCode, headers["content-type"]]).toEqual([200, "image/png"]);
  const picture = sharp(rawPayload);
  const { width, height } = await picture.metadata();
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = { data: new Uint8Array(data), width: info.width, height: info.height };
  return { bytes: rawPayload.length, width, height, code: decodeQR(pixels) };
}

const announcement = (more: object = {}) => ({
  id: "00000000-0000-4000-8000-000000000001",
  text: { en: "The interview is on Saturday.", sw: "Usaili utafanyika Jumamosi, ng’ambo ya pili." },
  from: null,
  until: day(2),
  link: { to: "/contact", words: { en: "Contact", sw: "Mawasiliano" } },
  ...more,
});
let version = 0;
async function announce(...value: object[]) {
  const answer = await api.call("mutation", "site.save", { key: "announcements", value, version }, token);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
  version = answer.json().result.data.version;
}
beforeEach(() => {
  version = 0;
});
const notice = { kind: "announcement", id: announcement().id } as const;

const addNews = async (fields: object) =>
  userClient(api, token).add({ page: "NEWS", name: "Sample Author", title: "First maize", description: "", ...fields });
const newsOf = ({ id }: { id: string }) => ({ kind: "news", id }) as const;

test("an announcement is a tagged PDF with title and last day, in the language of its address", async () => {
  await announce(announcement());
  for (const [language, words] of [
    ["en", ["St. Mary’s Junior Seminary", "Announcement", "The interview is on Saturday.", "Valid until"]],
    ["sw", ["Seminari Ndogo", "Tangazo", "Usaili utafanyika Jumamosi, ng’ambo ya pili.", "Mwisho wa kutumika"]],
  ] as const) {
    const { pdf, text } = await pdfOf(circularPath(notice, "pdf", language));
    for (const said of [...words, formatDay(day(2), language).replaceAll("\u00a0", " "), "localhost:3000/contact"])
      expect(text).toContain(said);
    const { info } = await getMeta(pdf);
    expect(info).toMatchObject({ Language: language, Title: expect.stringContaining(words[2]) });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  }
});

test.each(["en", "sw"] as const)(
  "its picture in %s is 1080 by 1350, small, and its code leads to its page",
  async (language) => {
    await announce(announcement());
    const picture = await pictureOf(circularPath(notice, "png", language));
    expect(picture).toMatchObject({ width: 1080, height: 1350, code: `${origin}/contact?lang=${language}` });
    expect(picture.bytes).toBeLessThan(circularPicture.bytes);
  },
);

test("its addresses answer 404 before the first day, then the file, and 410 after the last", async () => {
  await announce(announcement({ from: day(1) }));
  expect(await statuses(notice)).toEqual(allAre(404));
  api.clock.pass(24 * 3600);
  expect(await statuses(notice)).toEqual(allAre(200));
  api.clock.pass(2 * 24 * 3600);
  expect(await statuses(notice)).toEqual(allAre(410));
  const { body, headers } = await get(circularPath(notice, "png", "sw"));
  expect(body).toContain("Tangazo hili limekwisha au limeondolewa.");
  expect(body).toContain("This notice has ended or was withdrawn.");
  expect(headers["cache-control"]).toBe("no-store");
});

test("a removed announcement answers 410, and one that never was 404", async () => {
  await announce(announcement());
  expect(await statuses(notice)).toEqual(allAre(200));
  await announce();
  expect(await statuses(notice)).toEqual(allAre(410));
  expect(await statuses({ ...notice, id: "00000000-0000-4000-8000-000000000002" })).toEqual(allAre(404));
  for (const path of ["/circulars/news/1.png", "/circulars/photo/00000000-0000-4000-8000-000000000001.png"])
    expect((await get(path)).statusCode).toBe(404);
});

test("no cache may use a circular without asking, and an unchanged one is not sent again", async () => {
  await announce(announcement());
  for (const format of ["pdf", "png"] as const) {
    const url = circularPath(notice, format, "en");
    const { headers } = await get(url, { "accept-encoding": "br" });
    expect(headers["cache-control"]).toBe("no-cache");
    expect((await get(url, { "if-none-match": headers.etag })).statusCode).toBe(304);
  }
});

test("a circular is drawn once, however its id is spelt and whatever its query says", async () => {
  const { id } = await addNews({});
  const before = drawn;
  for (const spelt of [id, id.toUpperCase(), `${id.slice(0, 30)}${id.slice(30).toUpperCase()}`])
    for (const query of ["", "?lang=en", "?lang=xx", "?lang=en&more=1"])
      expect((await get(`/circulars/news/${spelt}.png${query}`)).statusCode).toBe(200);
  expect(drawn - before).toBe(1);
});

test("news has its text, day and short address, which leads to its page, and no photo", async () => {
  const news = await addNews({ description: "We *harvested*.\n\n- beans\n- maize", eventDay: "2026-11-08" });
  const { text } = await pdfOf(circularPath(newsOf(news), "pdf", "en"));
  for (const said of ["First maize", "We harvested.", "beans", "8 November 2026"]) expect(text).toContain(said);
  const { code } = await pictureOf(circularPath(newsOf(news), "png", "en"));
  const key = news.id.replaceAll("-", "").slice(0, 10);
  expect(code).toBe(`${origin}/news/${key}?lang=en`);
});

test("news taken down, ended, deleted or moved answers 410, and news to come or waiting 404", async () => {
  let client = userClient(api, token);
  const down = await addNews({});
  expect(await statuses(newsOf(down))).toEqual(allAre(200));
  await client.mutate("files.setTakenDown", { id: down.id, version: down.version, takenDown: true });
  expect(await statuses(newsOf(down))).toEqual(allAre(410));

  const ending = await addNews({ shownUntil: day(0) });
  expect(await statuses(newsOf(ending))).toEqual(allAre(200));
  api.clock.pass(24 * 3600);
  await updateShownEntries(api.services);
  expect(await statuses(newsOf(ending))).toEqual(allAre(410));

  token = await api.logIn(await api.addUser({ role: "ADMIN" }));
  client = userClient(api, token);
  const binned = await addNews({});
  await client.mutate("files.bin", { ids: [binned.id] });
  expect(await statuses(newsOf(binned))).toEqual(allAre(410));
  const moved = await addNews({});
  expect((await client.put(moved.id, { page: "GALLERY" })).statusCode).toBe(200);
  expect(await statuses(newsOf(moved))).toEqual(allAre(410));
  const toCome = await addNews({ shownFrom: day(5) });
  expect(await statuses(newsOf(toCome))).toEqual(allAre(404));
  const waiting = await addNews({});
  await api.services.contentVersion.change((manager) =>
    manager.query("UPDATE file SET waiting = true WHERE id = $1", [waiting.id]),
  );
  expect(await statuses(newsOf(waiting))).toEqual(allAre(404));
  const gallery = await addNews({ page: "GALLERY" });
  expect(await statuses(newsOf(gallery))).toEqual(allAre(404));
});

test("a document is named with its size and pages, and its code downloads it", async () => {
  const file = { id: "00000000-0000-4000-8000-00000000000a", pages: 3, bytes: 120_000 };
  const record = {
    id: announcement().id,
    title: { en: "Circular, Term 1", sw: null },
    file,
    place: null,
    until: day(0),
  };
  await api.database.query("INSERT INTO document (id, pages, bytes, created_at) VALUES ($1, 3, 120000, now())", [
    file.id,
  ]);
  const answer = await api.call("mutation", "site.save", { key: "documents", value: [record], version: 0 }, token);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
  const document = { kind: "document", id: record.id } as const;
  const { text } = await pdfOf(circularPath(document, "pdf", "sw"));
  for (const said of ["Waraka", "Circular, Term 1", "120 KB", "kurasa: 3", "localhost:3000/documents"])
    expect(text).toContain(said);
  const { code } = await pictureOf(circularPath(document, "png", "en"));
  expect(code).toBe(`${origin}/documents/${file.id}/circular-term-1.pdf?lang=en`);
  api.clock.pass(24 * 3600);
  expect(await statuses(document)).toEqual(allAre(410));
});

const long = Array.from({ length: 250 }, (_, at) => `neno${at}`).join(" ");

test.each<[string, string, string]>([
  ["2,000 characters", "Habari ndefu", long],
  ["words without a space", "W".repeat(100), "x".repeat(2000)],
  ["emojis and Arabic letters", "Karibu 🎉 شکرا", "🎉🎉 سلام"],
  ["nothing that can be printed", "🎉", "🎉"],
  ["the characters of markup", "<b>&amp;", `</svg>"'<script>`],
])("a text of %s makes a PDF and a picture", async (_, title, description) => {
  const news = await addNews({ title, description });
  const { text } = await pdfOf(circularPath(newsOf(news), "pdf", "sw"));
  // A letter that a font lacks would be drawn as an empty box, which reads as no character.
  expect(text).not.toMatch(/[\ufffd\u{1f389}]|\p{Script=Arabic}/u);
  const picture = await pictureOf(circularPath(newsOf(news), "png", "sw"));
  expect(picture).toMatchObject({ width: 1080, height: 1350, code: expect.stringContaining("/news/") });
  expect(picture.bytes).toBeLessThan(circularPicture.bytes);
});

test("an amount keeps its meaning where the fonts lack a sign, and the whole text is named", async () => {
  const said = async (description: string) =>
    (await pdfOf(circularPath(newsOf(await addNews({ description })), "pdf", "en"))).text;
  const fractions = await said("½ kg, 1½ m, 2¼ l, 5 m², 10③");
  expect(fractions).toContain("1/2 kg, 1 1/2 m, 2 1/4 l, 5 m2, 10 3");
  expect(fractions).toContain("On the website:");
  for (const lost of ["2→3 June", "from £50", "100÷2"]) expect(await said(lost)).toContain("The whole text is here:");
  expect(await said("2→3 June")).toContain("2 3 June");
  expect(await said("Karibu🎉wote")).toMatch(/Karibu wote.*On the website:/);
});

test("a title that cannot be printed leaves the PDF a title and a heading", async () => {
  const news = await addNews({ title: "🎉", description: "" });
  const { pdf, text } = await pdfOf(circularPath(newsOf(news), "pdf", "en"));
  expect((await getMeta(pdf)).info).toMatchObject({ Title: expect.stringMatching(/^News · \d/) });
  expect(text).toMatch(/News · .*News · .*The whole text is here:/);
});

test("a PDF has the whole of a long text, on pages whose foot stands below it", async () => {
  const lines = Array.from({ length: 120 }, (_, at) => `mstari${at}`).join("\n");
  const news = await addNews({ title: "Habari ndefu", description: `${lines}\n${long}` });
  const { text, pages } = await pdfOf(circularPath(newsOf(news), "pdf", "sw"));
  for (const word of ["mstari0", "mstari119", "neno0", "neno249"]) expect(text).toContain(word);
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) expect(page.trimEnd().replace(/\s+/g, " ")).toMatch(/localhost:3000\/news\/[0-9a-f]{10}$/);
});

test("the process that draws gives the picture that is drawn here, and refuses other content", async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><path d="M0 0h9v9z" fill="#15378f"/></svg>';
  const draw = drawInProcess(program("encode-variants"));
  expect((await draw(svg)).equals(await drawPicture(svg))).toBe(true);
  await expect(draw("words")).rejects.toThrow("unsupported image format");
});

test("a circular in a language that lacks the words has those of the other", async () => {
  await announce(announcement({ text: { en: "English only", sw: null } }));
  const url = (language: Language) => circularPath(notice, "pdf", language);
  expect((await pdfOf(url("sw"))).text).toContain("English only");
});
