import { type CircularReference, circularPath, circularPicture } from "@visiga/contracts/circulars";
import { type Language, languages } from "@visiga/contracts/languages";
import { formatDay } from "@visiga/i18n/format";
import decodeQR from "qr/decode.js";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { announcedCircular, circularClient, host } from "#testing/circular-client.ts";
import { readPdf } from "#testing/read-pdf.ts";
import { useTestApp } from "#testing/use-test-app.ts";

const { api } = await useTestApp();
let client: Awaited<ReturnType<typeof circularClient>>;
beforeEach(async () => {
  await api.database.query("TRUNCATE file, site_value, revision CASCADE");
  client = await circularClient(api);
});

const origin = `http://${host}`;

const pdfOf = async (circular: CircularReference, language: Language) =>
  readPdf(await client.get(circularPath(circular, "pdf", language)));

async function pictureOf(circular: CircularReference, language: Language) {
  const { statusCode, headers, rawPayload } = await client.get(circularPath(circular, "png", language));
  expect([statusCode, headers["content-type"]]).toEqual([200, "image/png"]);
  expect(rawPayload.length).toBeLessThan(circularPicture.bytes);
  const { data, info } = await sharp(rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  expect([width, height]).toEqual([1080, 1350]);
  return { code: decodeQR({ data: new Uint8Array(data), width, height }) };
}

test("an announcement is a tagged PDF with title and last day, in the language of its address", async () => {
  await client.announce(client.announcement());
  for (const [language, words] of [
    ["en", ["St. Mary’s Junior Seminary", "Announcement", "The interview is on Saturday.", "Valid until"]],
    ["sw", ["Seminari Ndogo", "Tangazo", "Usaili utafanyika Jumamosi, ng’ambo ya pili.", "Mwisho wa kutumika"]],
  ] as const) {
    const { info, marks, text } = await pdfOf(announcedCircular, language);
    const last = formatDay(client.day(2), language).replaceAll("\u00a0", " ");
    for (const said of [...words, last, `${host}/contact`]) expect(text).toContain(said);
    expect(info).toMatchObject({ Language: language, Title: expect.stringContaining(words[2]) });
    expect(marks).toMatchObject({ Marked: true });
  }
});

test.each(languages)("its picture in %s is 1080 by 1350, small, and its code leads to its page", async (language) => {
  await client.announce(client.announcement());
  expect((await pictureOf(announcedCircular, language)).code).toBe(`${origin}/contact?lang=${language}`);
});

test("a circular in a language that lacks the words has those of the other", async () => {
  await client.announce(client.announcement({ text: { en: "English only", sw: null } }));
  expect((await pdfOf(announcedCircular, "sw")).text).toContain("English only");
});

test("news has its text, day and short address, which leads to its page, and no photo", async () => {
  const news = await client.addNews({ description: "We *harvested*.\n\n- beans\n- maize", eventDay: "2026-11-08" });
  const { text } = await pdfOf(news, "en");
  for (const said of ["First maize", "We harvested.", "• beans", "8 November 2026"]) expect(text).toContain(said);
  const key = news.id.replaceAll("-", "").slice(0, 10);
  expect((await pictureOf(news, "en")).code).toBe(`${origin}/news/${key}?lang=en`);
});

test("a document is named with its size and pages, and its code downloads it", async () => {
  const { circular, file } = await client.addDocument(null);
  const { text } = await pdfOf(circular, "sw");
  for (const said of ["Waraka", "Circular, Term 1", "120 KB", "kurasa: 3", `${host}/documents`])
    expect(text).toContain(said);
  expect((await pictureOf(circular, "en")).code).toBe(`${origin}/documents/${file.id}/circular-term-1.pdf?lang=en`);
});

const long = Array.from({ length: 250 }, (_, at) => `neno${at}`).join(" ");

test.each<[string, string, string]>([
  ["2,000 characters", "Habari ndefu", long],
  ["words without a space", "W".repeat(100), "x".repeat(2000)],
  ["emojis and Arabic letters", "Karibu 🎉 شکرا", "🎉🎉 سلام"],
  ["nothing that can be printed", "🎉", "🎉"],
  ["the characters of markup", "<b>&amp;", `</svg>"'<script>`],
])("a text of %s makes a PDF and a picture", async (_, title, description) => {
  const news = await client.addNews({ title, description });
  // A letter that a font lacks would be drawn as an empty box, which reads as no character.
  expect((await pdfOf(news, "sw")).text).not.toMatch(/[\ufffd\u{1f389}]|\p{Script=Arabic}/u);
  expect((await pictureOf(news, "sw")).code).toContain("/news/");
});

test("an amount keeps its meaning where the fonts lack a sign, and the whole text is named", async () => {
  const said = async (description: string) => (await pdfOf(await client.addNews({ description }), "en")).text;
  const fractions = await said("½ kg, 1½ m, 2¼ l, 5 m², 10③");
  expect(fractions).toContain("1/2 kg, 1 1/2 m, 2 1/4 l, 5 m2, 10 3");
  expect(fractions).toContain("On the website:");
  for (const lost of ["2→3 June", "from £50", "100÷2"]) expect(await said(lost)).toContain("The whole text is here:");
  expect(await said("2→3 June")).toContain("2 3 June");
  expect(await said("Karibu🎉wote")).toMatch(/Karibu wote.*On the website:/);
});

test("a title that cannot be printed leaves the PDF a title and a heading", async () => {
  const { info, text } = await pdfOf(await client.addNews({ title: "🎉" }), "en");
  expect(info).toMatchObject({ Title: expect.stringMatching(/^News · \d/) });
  expect(text).toMatch(/News · .*News · .*The whole text is here:/);
});

test("a PDF has the whole of a long text, on pages whose foot stands below it", async () => {
  const lines = Array.from({ length: 120 }, (_, at) => `mstari${at}`).join("\n");
  const news = await client.addNews({ title: "Habari ndefu", description: `${lines}\n${long}` });
  const { text, pages } = await pdfOf(news, "sw");
  for (const word of ["mstari0", "mstari119", "neno0", "neno249"]) expect(text).toContain(word);
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) expect(page).toMatch(/localhost:3000\/news\/[0-9a-f]{10}$/);
});
