import { styleText } from "node:util";
import { visitBudgets } from "@visiga/contracts/page-budgets";
import { Table } from "@visiga/testing/table";
import { type Excess, excesses } from "./excesses.ts";
import type { PageCost } from "./measure-page.ts";
import { kinds } from "./received.ts";

/** Writes bytes as kilobytes of 1,000 bytes with one decimal. */
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** The table of what pages cost in KB, red where a budget is broken, with what is over and by how much. */
export function costTable(costs: readonly PageCost[]): string {
  const table = new Table(
    ...["KB as received", "", ...kinds, "first", "of", "second", "of", "saver", "of", "over budget by"],
  );
  for (const cost of costs) table.add(...costRow(cost));
  const [heading = "", ...rows] = table.toString().trimEnd().split("\n");
  const coloured = rows.map((row, index) => {
    const cost = costs[index];
    return cost && excesses(cost).length > 0 ? styleText("red", row) : row;
  });
  return [heading, ...coloured].join("\n");
}

function costRow(cost: PageCost): string[] {
  const budgets = visitBudgets(cost.path);
  const part = (kind: (typeof kinds)[number]) => {
    const files = kind === "style" && cost.styleSheets !== 1 ? ` in ${cost.styleSheets}` : "";
    return kilobytes(cost.parts[kind]) + files;
  };
  const visits = (["first", "second", "saver"] as const).flatMap((name) => [
    kilobytes(cost[name]),
    String(budgets[name] / 1000),
  ]);
  return [cost.path, cost.language, ...kinds.map(part), ...visits, excesses(cost).map(inWords).join(", ")];
}

const inWords = ({ what, by }: Excess) => (what === "style sheets" ? `${by} ${what}` : `${what} ${kilobytes(by)}`);
