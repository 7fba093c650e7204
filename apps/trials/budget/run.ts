import { execFileSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { parseArgs, styleText } from "node:util";
import { chromium } from "@playwright/test";
import { workerBudget } from "@visiga/contracts/page-budgets";
import { chromiumArgs, playwrightOf, provideChromium } from "@visiga/testing/chromium";
import type { Table } from "@visiga/testing/table";
import { prepareTemplate, removeFolder, startCopy } from "@visiga/web/e2e/support/server.ts";
import { costTable, excesses, screenTable, visitTable, workerTable } from "./cost-table.ts";
import { firstTextTable } from "./first-text.ts";
import { measureCosts, measureScreens, measureWorkers } from "./measure-costs.ts";

/**
 * Prints what every public page of the built server, the page of a news item, and the screens of the dashboard cost a
 * phone in both languages, and fails where a budget is exceeded. `--write` puts the tables and the commit into
 * docs/performance.md.
 */
const { write: writes } = parseArgs({ options: { write: { type: "boolean" } } }).values;

const performancePage = new URL("../../../docs/performance.md", import.meta.url);

const program = await provideChromium(playwrightOf(import.meta.url));
const template = await prepareTemplate();
const server = await startCopy(template);
const browser = await chromium.launch({ executablePath: program, args: [...chromiumArgs] });
try {
  const costs = await measureCosts(browser, server.url);
  const over = costs.map((cost) => excesses(cost).length > 0);
  show(costTable(costs), over);
  const commit = execFileSync("git", ["rev-parse", "--short=8", "HEAD"], { encoding: "utf8" }).trim();
  await write("commit", `Measured at commit \`${commit}\`.`);
  await write("pages", visitTable(costs).toMarkdown());
  const workers = await measureWorkers(browser, server.url);
  const heavy = workers.map(({ script }) => script > workerBudget);
  show(workerTable(workers), heavy);
  await write("worker", workerTable(workers).toMarkdown());
  const screens = await measureScreens(browser, server.url);
  const large = screens.map(({ received, budget }) => received > budget);
  show(screenTable(screens), []);
  await write("screens", screenTable(screens).toMarkdown());
  const firstTexts = await firstTextTable(browser, server.url);
  show(firstTexts, []);
  await write("first-text", firstTexts.toMarkdown());
  const failed = [...over, ...heavy, ...large];
  const count = failed.filter(Boolean).length;
  console.log(count === 0 ? "Everything is within its budget." : `${count} of ${failed.length} are over their budget.`);
  process.exitCode = count === 0 ? 0 : 1;
} finally {
  await browser.close();
  await server.stop();
  await removeFolder(template);
}

function show(table: Table, marked: readonly boolean[]): void {
  const [heading = "", ...rows] = String(table).trimEnd().split("\n");
  console.log([heading, ...rows.map((row, index) => (marked[index] ? styleText("red", row) : row))].join("\n"));
}

/**
 * With `--write`, replaces the part of docs/performance.md between the comments `<!-- name -->` and `<!-- /name -->`.
 * @throws Error if the page has no such part
 */
async function write(name: string, markdown: string): Promise<void> {
  if (!writes) return;
  const [start, end] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
  const [before, rest] = (await readFile(performancePage, "utf8")).split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`docs/performance.md has no part ${name}`);
  await writeFile(performancePage, `${before}${start}\n${markdown}\n${end}${after}`);
}
