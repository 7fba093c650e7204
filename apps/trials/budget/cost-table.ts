import { resourceBudgets, styleSheetBudget, workerBudget } from "@visiga/contracts/page-budgets";
import { Table } from "@visiga/testing/table";
import { budgetsOf, type PageCost, type ScreenCost, type WorkerCost } from "./measure-costs.ts";
import { kinds } from "./visit.ts";

/** @returns what exceeds its budget, by bytes, or by files where `what` counts files */
export function excesses({ path, parts, styleSheets, ...visits }: PageCost) {
  const budgets = budgetsOf(path);
  const compared = [
    ...keys(resourceBudgets).map((part) => ({ what: part, by: parts[part] - resourceBudgets[part] })),
    { what: "style sheets", by: styleSheets - styleSheetBudget },
    ...keys(budgets).map((name) => ({ what: name, by: visits[name] - budgets[name] })),
  ];
  return compared.filter(({ by }) => by > 0);
}

const keys = <Item extends object>(item: Item) => Object.keys(item) as (keyof Item & string)[];

const visitNames = ["first", "second", "saver"] as const;

/** Costs of pages in KB. The last column lists exceeded budgets and their excess. */
export function costTable(costs: readonly PageCost[]): Table {
  const table = new Table("KB as received", "", ...kinds, ...visitNames, "over budget by");
  for (const cost of costs) {
    const part = (kind: (typeof kinds)[number]) => {
      const files = kind === "style" && cost.styleSheets !== styleSheetBudget ? ` in ${cost.styleSheets}` : "";
      return kilobytes(cost.parts[kind]) + files;
    };
    const figures = [...kinds.map(part), ...visitNames.map((name) => kilobytes(cost[name]))];
    table.add(cost.path, cost.language, ...figures, excesses(cost).map(inWords).join(", "));
  }
  return table;
}

/** What each page costs in KB, empty cache and data saver, in the language that costs more. */
export function visitTable(costs: readonly PageCost[]): Table {
  const names = ["first", "saver"] as const;
  const table = new Table("KB as received", ...names);
  for (const path of new Set(costs.map((cost) => cost.path))) {
    const languages = costs.filter((cost) => cost.path === path);
    table.add(path, ...names.map((name) => kilobytes(Math.max(...languages.map((cost) => cost[name])))));
  }
  return table;
}

export function workerTable(costs: readonly WorkerCost[]): Table {
  const table = new Table("service worker", "", "script", "at most", "precache");
  for (const { language, script, precache } of costs)
    table.add("/", language, kilobytes(script), String(workerBudget / 1000), kilobytes(precache));
  return table;
}

/** What each screen costs in KB after those above it, in the language that costs more. */
export function screenTable(costs: readonly ScreenCost[]): Table {
  const table = new Table("dashboard", "KB", "at most");
  for (const path of new Set(costs.map((cost) => cost.path))) {
    const [one, ...others] = costs.filter((cost) => cost.path === path);
    const received = Math.max(...[one, ...others].map((cost) => cost?.received ?? 0));
    table.add(path, kilobytes(received), String((one?.budget ?? 0) / 1000));
  }
  return table;
}

const inWords = ({ what, by }: ReturnType<typeof excesses>[number]) =>
  what === "style sheets" ? `${by} ${what}` : `${what} ${kilobytes(by)}`;

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
