import { readdirSync } from "node:fs";
import { pictureLimits } from "@visiga/contracts/entries";
import { passphraseLength, passwordLength } from "@visiga/contracts/secret-lengths";
import { describe, expect, it } from "vitest";
import { placeholdersOf, textsByPath } from "./text-paths.ts";

/** The dictionary topics of docs/specification.md, section 3, with the keys that it names inside them. */
const specified: Record<string, readonly string[]> = {
  title: [],
  subtitle: [],
  description: [],
  motto: [],
  services: [],
  pillars: [],
  navbar: [],
  about: [],
  msg: [],
  staff: [],
  organization: [],
  olevel: [],
  alevel: ["combo1", "combo2", "combo3", "combo4", "combo5"],
  spiritual: [],
  games: [],
  dispensary: [],
  wine: [],
  milk: [],
  agriculture: [],
  environmental: [],
  admission: [],
  admissionAlevel: ["condition1", "condition2", "condition3", "condition4", "formTitle", "formNote", "locations"],
  gallery: [],
  contact: [],
  team: [],
  history: [],
};

/** Texts that are the same in both languages on purpose: names, abbreviations and values that are not words. */
const alikeTexts = new Set([
  "A-level",
  "EGM",
  "EN",
  "English",
  "Firefox, Safari, KaiOS",
  "Esc",
  "HGE",
  "HGL",
  "Instagram",
  "Kiswahili",
  "Lipa Namba",
  "Lipa Namba: {name}",
  "O-level",
  "Opera Mini",
  "PCB",
  "PCM",
  "SMS",
  "Space",
  "SW",
  "TikTok",
  "Visiga",
  "WAWATA",
  "WhatsApp",
  "YouTube",
  "{size}\u00a0KB",
  "{size}\u00a0MB",
]);

/** The body of /formation-admission is English in both languages. */
const alikePaths = [/^formation\.body\./];

/** Shown only for counts of two or more. */
const pluralTexts = new Set(["activity.picturesAdded", "images.upload.send"]);

const counts = String.raw`\{(?:count|stored|failed|texts|pictures|wrong)\}`;

/** A count before an English plural or a Swahili verb in the plural, or after a Swahili noun that may be one. */
const plural = new RegExp(
  String.raw`${counts} (?:\w+s\b|of the|zi\w)|\b(?:picha|mistari|maandishi|kurasa) ${counts}`,
  "i",
);

async function loadTopics(language: "en" | "sw"): Promise<Record<string, object>> {
  const files = readdirSync(new URL(`./${language}/`, import.meta.url)).filter(
    (file) => !file.endsWith("-dictionary.ts"),
  );
  const modules = await Promise.all(files.map((file) => import(`./${language}/${file}`)));
  return Object.fromEntries(modules.flatMap((topics) => Object.entries(topics)));
}

/** Figures and signs need no translation. */
const hasWords = (text: string) => /\p{L}/u.test(text.replace(/\{\w+\}/g, ""));

const english = await loadTopics("en");
const swahili = await loadTopics("sw");
const englishTexts = textsByPath(english);
const swahiliTexts = textsByPath(swahili);

describe("topics", () => {
  it("the dictionaries have every topic of the specification in both languages", () => {
    for (const topics of [english, swahili]) {
      for (const [topic, keys] of Object.entries(specified)) {
        expect(topics[topic], topic).toBeDefined();
        expect(Object.keys(topics[topic] ?? {}), topic).toEqual(expect.arrayContaining([...keys]));
      }
    }
  });

  it("both languages have the same topics and keys", () => {
    expect([...swahiliTexts.keys()].sort()).toEqual([...englishTexts.keys()].sort());
  });

  it("every topic is in exactly one dictionary", async () => {
    for (const [language, topics] of [
      ["en", english],
      ["sw", swahili],
    ] as const) {
      const publicDictionary = await import(`./${language}/public-dictionary.ts`);
      const dashboardDictionary = await import(`./${language}/dashboard-dictionary.ts`);
      const composed = [...Object.keys(publicDictionary), ...Object.keys(dashboardDictionary)];
      expect(composed.sort()).toEqual(Object.keys(topics).sort());
    }
  });
});

describe("texts", () => {
  it("every Swahili text keeps the placeholders of the English one", () => {
    for (const [path, text] of englishTexts) {
      expect(placeholdersOf(swahiliTexts.get(path) ?? ""), path).toEqual(placeholdersOf(text));
    }
  });

  it("the tab of all pictures and the gallery page have different names", () => {
    for (const texts of [englishTexts, swahiliTexts]) {
      const gallery = texts.get("images.pages.GALLERY")?.toLowerCase();
      for (const path of ["dashboard.tabs.images", "images.title"]) {
        expect(texts.get(path)?.toLowerCase()).not.toBe(gallery);
      }
    }
  });

  it("no text is empty", () => {
    const empty = [...englishTexts, ...swahiliTexts].filter(([, text]) => text.trim() === "");
    expect(empty).toEqual([]);
  });

  it("Swahili texts differ from the English ones, except names and abbreviations", () => {
    const untranslated = [...englishTexts]
      .filter(([path, text]) => text === swahiliTexts.get(path) && hasWords(text) && !alikeTexts.has(text))
      .filter(([path]) => !alikePaths.some((pattern) => pattern.test(path)));
    expect(untranslated).toEqual([]);
  });

  it("no text has a plural beside a count that may be one", () => {
    const plurals = [...englishTexts, ...swahiliTexts]
      .filter(([, text]) => plural.test(text))
      .filter(([path]) => !/many$/i.test(path) && !pluralTexts.has(path));
    expect(plurals).toEqual([]);
  });

  it("texts have typographic apostrophes and single spaces", () => {
    const careless = [...englishTexts, ...swahiliTexts].filter(([, text]) => /\p{L}'\p{L}|\s\s/u.test(text));
    expect(careless).toEqual([]);
  });

  it("texts contain the limits of the contracts", () => {
    for (const texts of [englishTexts, swahiliTexts]) {
      expect(texts.get("errors.failure.picture_too_large")).toContain(String(pictureLimits.bytes / 1024 ** 2));
      expect(texts.get("errors.failure.picture_too_many_pixels")).toContain(String(pictureLimits.pixels / 1e6));
      expect(texts.get("errors.issue.password_too_short")).toContain(String(passwordLength.least));
      expect(texts.get("errors.issue.password_too_short")).toContain(String(passwordLength.advised));
      expect(texts.get("errors.issue.password_too_long")).toContain(String(passwordLength.most));
      expect(texts.get("errors.issue.passphrase_too_short")).toContain(String(passphraseLength.least));
      expect(texts.get("backups.encryption.advice")).toContain(String(passphraseLength.least));
      expect(texts.get("setPassword.advice")).toContain(String(passwordLength.least));
    }
  });
});
