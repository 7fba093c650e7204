import { languages } from "@visiga/contracts/languages";
import { expect, test } from "vitest";
import { plain, readOnlySite } from "./rendered-site.ts";

const site = await readOnlySite();

/** Numbers in the history of docs/specification.md, and 9 May, the day of the opening. */
const stated = ["9", "1990", "90", "25", "1991", "35", "1994", "117", "30", "99"];
const forms = ["1", "6"];
/** The numbers in the rectors’ sample names. */
const rectors = ["01", "02", "03", "04"];

test.each(languages)(
  "the history of the rectors in %s is in sentences and has only the stated numbers",
  async (language) => {
    const { $ } = await site.read("/history", language);
    const years = $("main h2").first().nextAll("ol");
    const paragraphs = years
      .find("p")
      .map((_, each) => plain($(each).text()))
      .get();
    expect(paragraphs.length).toBeGreaterThanOrEqual(rectors.length);
    for (const paragraph of paragraphs) expect(paragraph.match(/[.!?](?=\s|$)/g)?.length, paragraph).toBeGreaterThan(1);
    const article = paragraphs.join(" ");
    for (const rector of rectors)
      expect(article).toContain(`${{ en: "Sample Rector", sw: "Gombera wa Mfano" }[language]} ${rector}`);
    // The years are also shown beside the sentences.
    const numbers = new Set(years.text().match(/\d+/g));
    expect([...numbers].filter((number) => ![...stated, ...forms, ...rectors].includes(number))).toEqual([]);
    for (const number of stated) expect([...numbers]).toContain(number);
    const note = { en: "This is a sample.", sw: "Huu ni mfano." }[language];
    expect(plain(years.nextAll("p").first().text())).toContain(note);
  },
);
