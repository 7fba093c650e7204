import { type EntranceResult, type Outcome, outcomes } from "@visiga/contracts/entrance-results";

interface SheetWords {
  readonly sheet: string;
  readonly outcomes: Readonly<Record<Outcome, string>>;
}

const style =
  "body{font:14px sans-serif;margin:2rem}ul{columns:9rem;list-style:none;padding:0;font-variant-numeric:tabular-nums}li{break-inside:avoid}";

/** Opens the list in a tab of its own, to be printed before its hour. No server has this page. Numbers need no escaping. */
export function openSheet(
  results: readonly EntranceResult[],
  { sheet, outcomes: names }: SheetWords,
  lang: string,
): void {
  const parts = outcomes.map((outcome) => {
    const numbers = results.filter((each) => each.outcome === outcome).map(({ number }) => `<li>${number}</li>`);
    return numbers.length === 0 ? "" : `<h2>${names[outcome]}: ${numbers.length}</h2><ul>${numbers.join("")}</ul>`;
  });
  const html = `<!DOCTYPE html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${sheet}</title><style>${style}</style><h1>${sheet}</h1>${parts.join("")}</html>`;
  window.open(URL.createObjectURL(new Blob([html], { type: "text/html" })));
}
