import { resourceBudgets, styleSheetBudget, workerBudget } from "@visiga/contracts/page-budgets";
import { Table } from "@visiga/testing/table";
import { budgetsOf, type PageCost, type WorkerCost } from "./measure-costs.ts";
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

const limits = ["first", "at most", "second", "at most", "saver", "at most"];

/** Costs of pages in KB with the budgets of a visit. The last column lists exceeded budgets and their excess. */
export function costTable(costs: readonly PageCost[]): Table {
  const table = new Table("KB as received", "", ...kinds, ...limits, "over budget by");
  for (const cost of costs) {
    const part = (kind: (typeof kinds)[number]) => {
      const files = kind === "style" && cost.styleSheets !== styleSheetBudget ? ` in ${cost.styleSheets}` : "";
      return kilobytes(cost.parts[kind]) + files;
    };
    const figures = [...kinds.map(part), ...visits(cost.path, (name) => cost[name])];
    table.add(cost.path, cost.language, ...figures, excesses(cost).map(inWords).join(", "));
  }
  return table;
}

/** What the visits of each page cost in KB in the language that costs more, with their budgets. */
export function visitTable(costs: readonly PageCost[]): Table {
  const table = new Table("KB as received", ...limits);
  for (const path of new Set(costs.map((cost) => cost.path))) {
    const languages = costs.filter((cost) => cost.path === path);
    table.add(path, ...visits(path, (name) => Math.max(...languages.map((cost) => cost[name]))));
  }
  return table;
}

export function workerTable(costs: readonly WorkerCost[]): Table {
  const table = new Table("service worker", "", "script", "at most", "pack");
  for (const { language, script, pack } of costs)
    table.add("/", language, kilobytes(script), String(workerBudget / 1000), kilobytes(pack));
  return table;
}

const visitNames = ["first", "second", "saver"] as const;

const visits = (path: PageCost["path"], bytes: (name: (typeof visitNames)[number]) => number): string[] =>
  visitNames.flatMap((name) => [kilobytes(bytes(name)), String(budgetsOf(path)[name] / 1000)]);

const inWords = ({ what, by }: ReturnType<typeof excesses>[number]) =>
  what === "style sheets" ? `${by} ${what}` : `${what} ${kilobytes(by)}`;

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
