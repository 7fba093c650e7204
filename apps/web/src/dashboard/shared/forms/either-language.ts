import { isHeadlinePage } from "@visiga/contracts/entries";
import type { IssueCode } from "@visiga/contracts/errors";
import type { FormIssues } from "#platform/forms/form-issues.ts";
import { useLanguage } from "#platform/words/dictionary.ts";

/** The texts of an entry that forms ask for in both languages, in the order of their fields. */
const texts = ["name", "title", "description", "alt"] as const;
type Text = (typeof texts)[number];

type Texts = { readonly [Name in Text | `${Text}Sw`]?: string };

/** The ends of the names of texts in the language of the screen, and in the other one. */
export const useSides = () => (useLanguage() === "sw" ? (["Sw", ""] as const) : (["", "Sw"] as const));

/** The English texts of a form, which requests need: an empty one is the Swahili one. */
export const inEitherLanguage = <Values extends Texts>(values: Values) =>
  Object.fromEntries(
    texts.flatMap((name) => (name in values ? [[name, values[name]?.trim() || values[`${name}Sw`]?.trim()]] : [])),
  ) as { [Name in Extract<keyof Values, Text>]: string };

/** The English texts of a form on a Swahili screen: one that only repeats the Swahili one is empty. */
export const withoutRepeats = <Values extends Texts>(values: Values): Values => ({
  ...values,
  ...Object.fromEntries(texts.filter((name) => values[name] === values[`${name}Sw`]).map((name) => [name, ""])),
});

/** Issues of a form on a Swahili screen: missing texts are requested in Swahili. */
export function inSwahili(issues: FormIssues, { page }: Readonly<Record<string, unknown>>): FormIssues {
  const headline = isHeadlinePage(String(page));
  const placed = ([field, code]: [string, IssueCode]) => [
    (code === "name_required" && "nameSw") || (headline && code === "title_required" && "titleSw") || field,
    code,
  ];
  return Object.fromEntries(Object.entries(issues).map(placed));
}
