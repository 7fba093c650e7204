import type { Language } from "@visiga/contracts/languages";
import type { ValueKey } from "@visiga/contracts/site-texts";
import { loadDashboardDictionary, loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DashboardDictionaryContext, DictionaryContext } from "#platform/words/dictionary.ts";
import { toForm } from "./value-form.ts";
import { useValueTexts } from "./value-texts.ts";

interface ReaderProps {
  name: ValueKey;
  value: unknown;
  onRead: (texts: ReturnType<ReturnType<typeof useValueTexts>>) => void;
}

function Reader({ name, value, onRead }: ReaderProps) {
  onRead(useValueTexts()(name, toForm(name, value)));
  return null;
}

/** The texts of a value as a screen in that language shows them, with plain spaces. */
async function texts(key: ValueKey, value: unknown, language: Language = "en") {
  const found: string[][] = [];
  const reader = createElement(Reader, {
    name: key,
    value,
    onRead: (read) => found.push(...read.map(({ side, text }) => [side, text.replaceAll("\u00a0", " ")])),
  });
  const dictionary = await loadPublicDictionary(language);
  const dashboard = await loadDashboardDictionary(language);
  const inside = createElement(DashboardDictionaryContext, { value: dashboard }, reader);
  renderToStaticMarkup(createElement(DictionaryContext, { value: { language, dictionary } }, inside));
  return found;
}

const fees = [
  { what: { en: "Fees", sw: "Ada" }, amount: 120000, due: "2027-01-11", level: "both" },
  { what: { en: "Uniform", sw: null }, amount: 20000, due: null, level: "o-level" },
];

test("records are written with field labels, in the order of the form and as pages do", async () => {
  expect(await texts("fees", fees)).toEqual([
    [
      "both",
      `What it is for, English: Fees
What it is for, Swahili: Ada
Amount, in Tsh: 120,000 Tsh
To be paid by: 11 January 2027
For whom: O-level and A-level

What it is for, English: Uniform
Amount, in Tsh: 20,000 Tsh
For whom: O-level`,
    ],
  ]);
  const [[, text] = []] = await texts("fees", fees.slice(0, 1), "sw");
  expect(text).toMatch(/Kiswahili: Ada\n.*Kiingereza: Fees\n.*: Tsh 120,000\n.*: 11 Januari 2027\n/);
});

test("an id is never written, an option has its words, and a number of an account its digits", async () => {
  const payment = { kind: "bank", name: "both", number: "000", holder: "Sample" };
  expect(await texts("payments", [payment])).toEqual([
    [
      "both",
      "Kind of number: Bank\nName of the bank or network: both\nNumber to pay to: 000\nName on the account: Sample",
    ],
  ]);
  const id = "00000000-0000-4000-8000-000000000001";
  const date = { id, first: "2027-01-11", last: "2027-01-12", what: { en: "Term", sw: null }, level: null };
  expect(await texts("termDates", [date])).toEqual([
    ["both", "First day: 11 January 2027\nLast day: 12 January 2027\nWhat it is, English: Term"],
  ]);
});

test("announcements have their link's page and words, and single values the form of the page", async () => {
  const link = { to: "/msg", words: { en: "Read", sw: null } };
  const [[, text] = []] = await texts("announcements", [
    { id: crypto.randomUUID(), text: { en: "A", sw: "B" }, link, until: "2027-01-01" },
  ]);
  expect(text).toMatch(
    /Swahili: B\nLast day shown: 1 January 2027\nPage it leads to: .+\nWords of the link, English: Read$/,
  );
  expect(text).not.toContain("/msg");
  expect(await texts("phoneOfficeChannels", ["call", "sms"])).toEqual([["both", "Calls, SMS"]]);
  expect(await texts("admissionPrice", "15000")).toEqual([["both", "15,000 Tsh"]]);
  expect(await texts("admissionDueDate", "2027-06-30")).toEqual([["both", "30 June 2027"]]);
  const motto = { en: "Prayer", sw: null };
  expect((await texts("motto", motto)).map(([side]) => side)).toEqual(["en", "sw"]);
  expect(await texts("motto", motto, "sw")).toEqual([
    ["sw", ""],
    ["en", "Prayer"],
  ]);
  expect(await texts("deceasedStudents", [{ name: "A", parish: "B" }])).toEqual([["both", "Name: A\nParish: B"]]);
});
