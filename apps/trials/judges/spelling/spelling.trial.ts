import { languages } from "@visiga/contracts/languages";
import { provideSystemPackages } from "@visiga/testing/system-programs";
import { expect, test } from "vitest";
import { accepts, ownWords, searchWords, spellers, textsIn, unknownWords } from "./spelling.ts";

const own = { en: new Set(ownWords("en")), sw: new Set(ownWords("sw")) };

provideSystemPackages(spellers);

test.each(languages)(
  "every word of the texts in %s is in its dictionary or in the list of own words",
  async (language) => {
    const unknown = unknownWords(await textsIn(language), language);
    expect([...unknown].filter((word) => !accepts(own[language], word))).toEqual([]);
  },
);

test("every search word is spelled right in one of the two languages", async () => {
  const words = await searchWords();
  const unknownInSwahili = unknownWords(words, "sw");
  const wrong = [...unknownWords(words, "en")].filter(
    (word) => unknownInSwahili.has(word) && languages.every((language) => !accepts(own[language], word)),
  );
  expect(wrong).toEqual([]);
});

test.each(languages)(
  "every own word in %s is used, unknown to the dictionary, and listed once in order",
  async (language) => {
    const words = ownWords(language);
    const unknown = unknownWords([...(await textsIn(language)), ...(await searchWords())], language);
    const needed = new Set([...unknown].flatMap((word) => [word, word.toLowerCase()]));
    expect(words.filter((word) => !needed.has(word))).toEqual([]);
    expect(words).toEqual([...new Set(words)].sort());
  },
);

test("a misspelled word is found in both languages", () => {
  expect([...unknownWords(["The recieved letter"], "en")]).toEqual(["recieved"]);
  expect([...unknownWords(["Wanafunzi wamesma kitabu"], "sw")]).toEqual(["wamesma"]);
});
