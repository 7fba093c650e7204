import {
  type PersonalDataName,
  type PersonalDataPlace,
  personalData,
  retentionFigures,
} from "@visiga/contracts/personal-data";
import type { DashboardDictionary } from "./dictionaries.ts";
import { fill } from "./format.ts";

export const personalDataColumns = ["what", "why", "where", "kept", "seenBy"] as const;

export interface PersonalDataText extends Record<(typeof personalDataColumns)[number], string> {
  readonly name: PersonalDataName;
  readonly title: string;
}

/** The table of personal data in the words of one language, for the dashboard, the PDF and docs/personal-data.md. */
export function personalDataTexts({ rows, places }: DashboardDictionary["personalData"]): PersonalDataText[] {
  const names = Object.keys(personalData) as PersonalDataName[];
  return names.map((name) => {
    const place: PersonalDataPlace = personalData[name].place;
    const { kept, ...words } = rows[name];
    return { name, ...words, where: places[place], kept: fill(kept, retentionFigures) };
  });
}
