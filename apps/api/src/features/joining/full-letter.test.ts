import { languages } from "@visiga/contracts/languages";
import { loadPublicDictionary, type PublicDictionary } from "@visiga/i18n/dictionaries";
import { beforeEach, expect, test } from "vitest";
import { readPdf } from "#testing/read-pdf.ts";
import { useTestApp } from "#testing/use-test-app.ts";

const { api } = await useTestApp();
beforeEach(() => enterFullSchool());

const read = async (url: string) => readPdf(await api.app.inject({ url }));

const enter = async (key: string, value: unknown) => {
  await api.database.query(
    "INSERT INTO site_value (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = $2",
    [key, JSON.stringify(value)],
  );
  await api.services.contentVersion.change(async () => {});
};
const both = (sw: string) => ({ en: `${sw} (en)`, sw });
const list = (count: number, record: (index: number) => object) =>
  Array.from({ length: count }, (_, index) => record(index));
const level = "both";
const day = (month: number, index = 0) => `2090-0${month}-${10 + index}`;

/** A letter with everything, as the largest schools have it. */
async function enterFullSchool() {
  await enter(
    "payments",
    list(5, (index) => ({
      kind: ["bank", "lipa", "company"][index % 3],
      name: `Mtandao ${index}`,
      number: `2011 0012 34${index}`,
      holder: "Seminari ya Visiga",
      reference: both("jina la mwanafunzi, kidato"),
      steps: both(`Piga *150*0${index}#.\nChagua Lipa.\nAndika namba na kiasi.\nHakikisha jina.`),
      checked: "2026-11-01",
      afterwards: both("Tuma picha ya risiti kwa Mhasibu kwa WhatsApp"),
      since: "2026-10-05",
    })),
  );
  await enter(
    "fees",
    list(10, (index) => ({ what: both(`Ada ya shule ${index}`), amount: 100_000, due: day(1, index), level })),
  );
  await enter(
    "instalments",
    list(2, (index) => ({ what: both(`Awamu ${index}`), amount: 500_000, due: day(1 + index), level })),
  );
  const thing = (name: string) => (index: number) => ({ item: both(`${name} ${index}`), count: "2", level });
  await enter("thingsToBring", list(20, thing("Shuka nyeupe")));
  await enter("papersToBring", list(10, thing("Nakala ya cheti")));
  await enter("reportingDays", [
    {
      day: day(1),
      last: day(1, 5),
      what: both("Kidato cha Kwanza"),
      level,
      afterwards: both("Atakayechelewa apeleke barua ya Paroko wake"),
    },
  ]);
  await enter("directions", [
    {
      from: both("Dar es Salaam"),
      kilometres: 45,
      stand: both("Visiga"),
      fare: 3000,
      onward: both("Kutoka kituoni ni dakika kumi kwa miguu"),
    },
  ]);
  const id = (number: number) => `00000000-0000-4000-8000-0000000000${10 + number}`;
  await enter(
    "documents",
    list(4, (index) => ({
      id: id(index),
      title: both(`Fomu ya ${index}`),
      place: "joiningForms",
      until: null,
      file: { id: id(20 + index), pages: 1, bytes: 9 },
    })),
  );
  await enter(
    "termDates",
    list(6, (index) => ({
      id: id(index),
      first: day(1 + index),
      last: day(1 + index),
      what: both(`Siku ya wageni ${index}`),
      level: null,
      kind: "visiting",
    })),
  );
  await enter("joiningContact", [
    { name: "Sample Name 61", office: both("Ofisi ya kujiunga"), phone: "+255 700 000 003", channels: ["call"] },
  ]);
}

const leftOut = ({ file }: PublicDictionary["joining"], parts: string) => file.leftOut.split("{parts}")[0] + parts;

test.each(languages)("the letter of a full school has two pages and at most 100 KB, in %s", async (language) => {
  for (const query of [`lang=${language}`, `lang=${language}&level=o-level`]) {
    const { pages, bytes, text } = await read(`/joining.pdf?${query}`);
    const { joining } = await loadPublicDictionary(language);
    const headings = [joining.fees, joining.instalments, joining.papers, joining.forms.title, joining.things];
    for (const said of [...headings, joining.directions.title, joining.visiting, "*150*04#", "+255 700 000 003"])
      expect(text).toContain(said);
    expect(text).not.toContain(leftOut(joining, ""));
    expect(pages).toHaveLength(2);
    expect(bytes).toBeLessThan(100 * 1024);
  }
});

test("what has no room on two pages is left out, the least important first, and named", async () => {
  const { joining } = await loadPublicDictionary("sw");
  const partsOf = async (fees: number) => {
    await enter(
      "fees",
      list(fees, (index) => ({ what: both(`Ada ya shule ${index}`), amount: 1000, due: null, level })),
    );
    const { text, pages } = await read("/joining.pdf?lang=sw");
    expect(pages).toHaveLength(2);
    for (const kept of [joining.fees, joining.reporting.title, "2011 0012 344", "+255 700 000 003"])
      expect(text).toContain(kept);
    const said = text.split(leftOut(joining, ""))[1] ?? "";
    expect(said).toContain("/joining?lang=sw");
    return said.split(". ")[0]?.split(", ");
  };
  expect(await partsOf(16)).toEqual([joining.file.steps]);
  expect(await partsOf(30)).toEqual([joining.visiting, joining.file.steps]);
  await enter(
    "thingsToBring",
    list(90, (index) => ({ item: both(`Shuka nyeupe za kitanda kikubwa ${index}`), count: "2", level })),
  );
  // Without the long list there is room for the others.
  expect(await partsOf(10)).toEqual([joining.things]);
});

test("the letter says whose each number is, since when, and how to pay to it", async () => {
  const { text } = await read("/joining.pdf?lang=sw");
  for (const said of [
    "Lipa Namba: Mtandao 1",
    "Namba ya kampuni: Mtandao 2",
    "Jina la mwenye akaunti: Seminari ya Visiga.",
    "Andika kwenye kumbukumbu: jina la mwanafunzi, kidato.",
    "Tuma picha ya risiti kwa Mhasibu kwa WhatsApp.",
    "Namba hii inatumika tangu tarehe 5 Oktoba 2026.",
    "Seminari haimwambii mtu yeyote namba mpya kwa SMS, WhatsApp au simu.",
    "isitumike baada ya tarehe 10 Februari 2090",
  ])
    expect(text).toContain(said);
});
