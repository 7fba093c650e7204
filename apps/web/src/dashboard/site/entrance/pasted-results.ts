import { entranceResult, type Outcome, outcomes, repeatedNumbers } from "@visiga/contracts/entrance-results";
import type { IssueCode } from "@visiga/contracts/errors";
import { isShownInstead } from "@visiga/contracts/spreadsheet-cells";
import { type SpreadsheetRow, spreadsheetRows } from "#dashboard/shared/forms/spreadsheet-rows.ts";
import { checkForm } from "#platform/forms/form-issues.ts";

/** Words for an outcome, without spaces, in both languages. */
const words: Readonly<Record<Outcome, readonly string[]>> = {
  selected: ["selected", "amechaguliwa", "kachaguliwa"],
  reserve: ["reserve", "waitinglist", "akiba"],
  notSelected: ["notselected", "hakuchaguliwa", "hajachaguliwa"],
};

const heads = ["number", "form number", "no", "namba", "namba ya fomu", "result", "results", "outcome", "matokeo"];

const outcomeOf = (typed: string): Outcome | undefined => {
  const word = typed.toLowerCase().replace(/[\s_-]+/g, "");
  return outcomes.find((each) => words[each].includes(word));
};

/** The cells of a row. One that was typed on a phone, which has no tab key, is a number, a space and an outcome. */
function cellsOf(cells: readonly string[]): readonly string[] {
  const [whole = "", ...others] = cells;
  const at = whole.indexOf(" ");
  return at > 0 && outcomeOf(whole.slice(at)) && !others.some(Boolean) ? [whole.slice(0, at), whole.slice(at)] : cells;
}

export interface PastedResult extends Pick<SpreadsheetRow, "row"> {
  readonly number: string;
  readonly outcome: string;
  /** What is wrong with the row. */
  readonly issue: IssueCode | "notShown" | undefined;
}

/** Columns that are read, so that one far to the right is noticed. */
const columns = 50;

/** Reads rows of a spreadsheet or of a CSV file. A further column could have names, so it makes its row wrong. */
export function pastedResults(text: string): PastedResult[] {
  const tabbed = text.includes("\t") ? text : text.replace(/[;,]/g, "\t");
  const rows = spreadsheetRows(tabbed, columns, heads).map(({ row, cells }) => {
    const [number = "", typed = "", ...others] = cellsOf(cells);
    const outcome = outcomeOf(typed);
    const { data, issues = {} } = checkForm(entranceResult, { number, outcome });
    // What was typed as the number may be wrong only because the result is in it.
    const [first] = Object.values(typed === "" ? { outcome: issues.outcome } : issues);
    const unread: PastedResult["issue"] = isShownInstead(number) ? "notShown" : first;
    const issue = others.some(Boolean) ? ("form_number_invalid" as const) : unread;
    return { row, number: data?.number ?? number, outcome: outcome ?? typed, issue };
  });
  const repeated = new Set(repeatedNumbers(rows));
  return rows.map((row, place) => (row.issue || !repeated.has(place) ? row : { ...row, issue: "record_repeated" }));
}

/** The rows as they can be pasted again. */
export const asRows = (
  results: readonly { readonly number: string; readonly outcome: Outcome }[],
  labels: Readonly<Record<Outcome, string>>,
): string => results.map(({ number, outcome }) => `${number}\t${labels[outcome]}`).join("\n");
