import { resourceBudgets, styleSheetBudget } from "@visiga/contracts/page-budgets";
import type { PageCost } from "./measure-page.ts";
import { budgetsOf } from "./measured-path.ts";

/** A budget that a page breaks. */
export interface BudgetExcess {
  readonly what: string;
  /** Bytes, or files where `what` counts files. */
  readonly by: number;
}

/** The budgets that a page breaks, and by how much. */
export function excesses({ path, parts, styleSheets, ...visits }: PageCost): BudgetExcess[] {
  const budgets = budgetsOf(path);
  const compared = [
    ...keys(resourceBudgets).map((part) => ({ what: part, by: parts[part] - resourceBudgets[part] })),
    { what: "style sheets", by: styleSheets - styleSheetBudget },
    ...keys(budgets).map((name) => ({ what: name, by: visits[name] - budgets[name] })),
  ];
  return compared.filter(({ by }) => by > 0);
}

const keys = <Item extends object>(item: Item) => Object.keys(item) as (keyof Item & string)[];
