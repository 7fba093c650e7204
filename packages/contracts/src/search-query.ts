import { isLetter, isNumber, joinedAt, splitWords } from "./search-form.ts";

/** The words of a query, single letters joined: `pcm` for `P.C.M.`. The ending of `14th` is no word. */
export function queryWords(query: string): string[] {
  const words = splitWords(query).filter((word, at, all) => !(isNumber(all[at - 1]) && /^(?:st|nd|rd|th)$/.test(word)));
  return joinRuns(words, isLetter, ([joined]) => joined);
}

/**
 * The word lists of a query, any of which may be found: as typed, with numbers as `searchForm` adds them, and with dates
 * and forms of the school in their other spellings.
 */
export function queryForms(words: readonly string[]): string[][] {
  const all = classForms(words).flatMap(numberForms);
  return [...new Map(all.map((form) => [form.join(" "), form])).values()];
}

function numberForms(words: readonly string[]): string[][] {
  const joined = joinRuns(words, isNumber, ([whole]) => whole);
  const national = joinRuns(words, isNumber, (numbers) => numbers.at(-1));
  const { days, months } = dateForms(words.join(" "));
  return days.length > 0 ? [joined, ...days] : [[...words], joined, national, ...months];
}

function joinRuns(
  words: readonly string[],
  alike: (word?: string) => boolean,
  choose: (joined: readonly string[]) => string | undefined,
): string[] {
  return words.flatMap((word, at) => {
    if (!alike(word)) return [word];
    if (alike(words[at - 1])) return [];
    return [choose(joinedAt(words, at)) ?? word];
  });
}

/** Months in English and Swahili, as `day_words` of the database has them. */
const monthNames = [
  ["january", "januari"],
  ["february", "februari"],
  ["march", "machi"],
  ["april", "aprili"],
  ["may", "mei"],
  ["june", "juni"],
  ["july", "julai"],
  ["august", "agosti"],
  ["september", "septemba"],
  ["october", "oktoba"],
  ["november", "novemba"],
  ["december", "desemba"],
] as const;

const [day, month, year] = [
  "(?<day>0?[1-9]|[12][0-9]|3[01])",
  "(?<month>0?[1-9]|1[0-2])",
  "(?<year>(?:19|20)[0-9]{2})",
];
const dates = [`(?:${day} )?${month} ${year}`, `${year} ${month}(?: ${day})?`].map(
  (date) => new RegExp(`(?:^| )${date}(?= |$)`),
);

const name = "(?<name>[a-z]{3,9})";
const namedDates = [`${day} ${name}`, `${name} ${day}`].map((date) => new RegExp(`(?:^| )${date} ${year}(?= |$)`));

/**
 * A query whose date has a month as a number, `14/2/2027` or `2/2027`, with its names; and one with a day, also
 * `14 Feb 2027`, as a text may have it in numbers.
 */
function dateForms(query: string): { days: string[][]; months: string[][] } {
  const found = [...dates, ...namedDates].map((date) => date.exec(query)).find((match) => match !== null);
  const { day, name = "", year = "" } = found?.groups ?? {};
  const month = found?.groups?.month ?? monthNamed(name);
  if (!found || !month) return { days: [], months: [] };
  const write = (date: string) =>
    query
      .replace(found[0], () => ` ${date}`)
      .trim()
      .split(" ");
  const names = monthNames[Number(month) - 1] ?? [];
  if (!day) return { days: [], months: names.map((name) => write(`${name} ${year}`)) };
  const [shortDay, shortMonth] = [`${Number(day)}`, `${Number(month)}`];
  const numbers = [shortDay + shortMonth + year, shortDay.padStart(2, "0") + shortMonth.padStart(2, "0") + year];
  return { days: [...names.map((name) => `${shortDay} ${name} ${year}`), ...numbers].map(write), months: [] };
}

const monthNamed = (name: string): number =>
  name === "" ? 0 : 1 + monthNames.findIndex((names) => names.some((each) => each.startsWith(name)));

/** The forms of the school: `Form 4` is also `Form IV`, `Form Four` and `Kidato cha Nne`. */
const classNames = [
  ["1", "i", "one", "kwanza"],
  ["2", "ii", "two", "pili"],
  ["3", "iii", "three", "tatu"],
  ["4", "iv", "four", "nne"],
  ["5", "v", "five", "tano"],
  ["6", "vi", "six", "sita"],
] as const;

const classWritten = new RegExp(`(?:^| )(?:form|kidato(?: cha)?) ?(${classNames.flat().join("|")})(?= |$)`);

function classForms(words: readonly string[]): (readonly string[])[] {
  const query = words.join(" ");
  const found = classWritten.exec(query);
  const names = classNames.find((each) => each.some((name) => name === found?.[1]));
  if (!found || !names) return words.length === 0 ? [] : [words];
  const [digit, roman, english, swahili] = names;
  const written = [digit, roman, english]
    .map((name) => `form ${name}`)
    .concat(`kidato cha ${swahili}`, `kidato cha ${digit}`);
  return written.map((form) =>
    query
      .replace(found[0], () => ` ${form}`)
      .trim()
      .split(" "),
  );
}

/** Words of questions and addresses, which need not be found. */
const smallWords = new Set(
  `a about an and any are at can could did do does find for from get give has have how i im in is it know me much my need
  number of on or our please should tell that the there this to us want was we were what whats when where which who whose why
  will with would you your
  au cha gani hii hizo huu huo hiyo ikoje iko ipi ipo je jinsi katika kiasi kuhusu kujua kuna kwa la lini liko mko mna
  mwezi na namba namna nani naomba nataka naweza ngapi ni nini ninaomba ninataka ninaweza nipate pa sh shs tarehe tsh tshs
  uko unaweza upo vipi vya wa wako wapi ya yako yangu yenu yetu yuko yupo za zipi
  com http https mailto org tel tz www`.split(/\s+/),
);

/** The words of a query without those that need not be found; all of them if there are no others. */
export function tellingWords(words: readonly string[], alsoSmall?: ReadonlySet<string>): readonly string[] {
  const telling = words.filter((word) => !smallWords.has(word) && !alsoSmall?.has(word));
  return telling.length > 0 ? telling : words;
}

const alphabet = "abcdefghijklmnopqrstuvwxyz";

/** Whether a word is long enough that one wrong letter leaves it recognisable. */
export const mayBeMistyped = (word: string): boolean => /^[a-z]{4,16}$/.test(word);

/** The words that differ from one by one letter: left out, put in, changed or swapped with the next. */
export function oneLetterOff(word: string): Set<string> {
  const variants = new Set<string>();
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (after) variants.add(before + after.slice(1));
    if (after.length > 1) variants.add(`${before}${after[1]}${after[0]}${after.slice(2)}`);
    for (const letter of alphabet) {
      variants.add(before + letter + after);
      if (after) variants.add(before + letter + after.slice(1));
    }
  }
  variants.delete(word);
  return variants;
}
