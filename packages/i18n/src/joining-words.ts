import { type Level, levelKeys, sumsOfFees } from "@visiga/contracts/joining";
import type { Language } from "@visiga/contracts/languages";
import type { LocalizedSiteValues } from "@visiga/contracts/site";
import type { PublicDictionary } from "./dictionaries.ts";
import { fill } from "./format.ts";
import { sampleName } from "./sample-name.ts";

type Words = Pick<PublicDictionary, "calendar" | "joining">;
type Chosen = Level | undefined;

/** The sums of fees of a level, or of both, with their names. */
export const namedSums = (facts: LocalizedSiteValues, { joining }: Words, language: Language, chosen: Chosen) =>
  sumsOfFees(facts, chosen).map((each) => {
    const name = joining[levelKeys[each.level]].sum;
    return { ...each, name: each.sample ? sampleName(name, language) : name };
  });

/** A day, or the first and the last one. */
export const periodOf = (
  { calendar }: Pick<Words, "calendar">,
  first: string,
  last: string | null,
  inWords: (day: string) => string,
): string =>
  !last || last === first ? inWords(first) : fill(calendar.period, { first: inWords(first), last: inWords(last) });

/** Names the level of a record that is for one, where both are shown. */
export const levelNote = ({ joining }: Words, chosen: Chosen, level: Level | "both" | null): string | undefined =>
  chosen || level === null || level === "both" ? undefined : joining[levelKeys[level]].only;
