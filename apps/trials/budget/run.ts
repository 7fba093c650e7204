import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs, styleText } from "node:util";
import { chromium } from "@playwright/test";
import { languages } from "@visiga/contracts/languages";
import { workerBudget } from "@visiga/contracts/page-budgets";
import { buildRelease } from "@visiga/testing/build-release";
import { chromiumArgs, playwrightOf, provideChromium } from "@visiga/testing/chromium";
import { Table } from "@visiga/testing/table";
import { startNew } from "@visiga/web/e2e/support/server.ts";
import { auditPage, auditTable, belowAim, type PageAudit } from "./audit-page.ts";
import { costTable, excesses, kilobytes, visitTable, workerTable } from "./cost-table.ts";
import { filmPages, measureJourney, parentJourney } from "./film.ts";
import { finishedVariants } from "./finished-variants.ts";
import { measureCosts } from "./measure-page.ts";
import { measureWorkers } from "./measure-worker.ts";
import { measuredPaths } from "./measured-path.ts";

/**
 * Prints what every public page of the built server, and the page of a news item, costs a phone in both languages, and
 * fails where a budget is exceeded.
 * - `--only PATH` restricts the pages; it may be repeated.
 * - `--against COMMIT` builds that commit in a temporary folder and measures it as well.
 * - `--lighthouse` prints Lighthouse's scores instead.
 * - `--film FILE` writes a WebP picture of two pages loading on a slow line instead, and prints a parent's journey.
 * - `--write` puts the visits of each page, the worker or the journey into docs/performance.md.
 */
const { only, against, ...how } = parseArgs({
  options: {
    only: { type: "string", multiple: true },
    against: { type: "string" },
    lighthouse: { type: "boolean" },
    film: { type: "string" },
    write: { type: "boolean" },
  },
}).values;
const paths = measuredPaths.filter((path) => !only || only.includes(path));
if (paths.length === 0) throw new Error(`--only: no public page is ${only?.join(" or ")}`);

const performancePage = new URL("../../../docs/performance.md", import.meta.url);

const program = await provideChromium(playwrightOf(import.meta.url));
const release = against === undefined ? undefined : await buildRelease(against);
const server = await startNew();
const earlier = release && (await startNew(release.main));
// Chromium draws the suggestions of its address bar as web pages, which takes a third of the processor time here.
const features = "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup";
const browser = await chromium.launch({ executablePath: program, args: [...chromiumArgs, features] });
try {
  for (const { url } of [server, ...(earlier ? [earlier] : [])]) await finishedVariants(url);
  if (how.lighthouse) await audit();
  // pnpm runs this in the workspace folder. `INIT_CWD` is the folder of the caller.
  else if (how.film !== undefined) await film(resolve(process.env.INIT_CWD ?? "", how.film));
  else await weigh();
} finally {
  await browser.close();
  await server.stop();
  await earlier?.stop();
  await release?.remove();
}

async function weigh(): Promise<void> {
  const costs = await measureCosts(browser, server.url, paths);
  const table = costTable(costs, earlier && (await measureCosts(browser, earlier.url, paths)));
  const over = costs.map((cost) => excesses(cost).length > 0);
  show(table, over);
  await write("pages", visitTable(costs));
  const workers = await measureWorkers(browser, server.url);
  const heavy = workers.map(({ script }) => script > workerBudget);
  show(workerTable(workers), heavy);
  await write("worker", workerTable(workers));
  judge([...over, ...heavy], "over their budget", "Everything is within its budget.");
}

async function audit(): Promise<void> {
  const audits: PageAudit[] = [];
  for (const path of paths)
    for (const language of languages)
      audits.push(await auditPage({ program, args: chromiumArgs }, server.url, path, language));
  const below = audits.map(belowAim);
  show(auditTable(audits), [false, ...below]);
  judge(below, "below an aim", "Every page reaches its aims.");
}

async function film(file: string): Promise<void> {
  const releases = [...(earlier ? [{ name: "before", url: earlier.url }] : []), { name: "now", url: server.url }];
  const pages = ["/", "/a-level-admission"] as const;
  await filmPages(
    browser,
    pages.flatMap((path) => releases.map((each) => ({ ...each, path }))),
    file,
  );
  const table = new Table("KB", "", ...releases.flatMap(({ name }) => [name, `${name}, data saver`]));
  for (const language of languages) {
    const figures: string[] = [];
    for (const { url } of releases)
      for (const saver of [false, true]) figures.push(kilobytes(await measureJourney(browser, url, language, saver)));
    table.add(parentJourney.join(", "), language, ...figures);
  }
  show(table, []);
  await write("journey", table);
}

function show(table: Table, marked: readonly boolean[]): void {
  const [heading = "", ...rows] = String(table).trimEnd().split("\n");
  console.log([heading, ...rows.map((row, index) => (marked[index] ? styleText("red", row) : row))].join("\n"));
}

function judge(failed: readonly boolean[], what: string, praise: string): void {
  const count = failed.filter(Boolean).length;
  console.log(count === 0 ? praise : `${count} of ${failed.length} are ${what}.`);
  process.exitCode = count === 0 ? 0 : 1;
}

/**
 * With `--write`, replaces the part of docs/performance.md between the comments `<!-- name -->` and `<!-- /name -->`.
 * @throws Error if the page has no such part
 */
async function write(name: string, table: Table): Promise<void> {
  if (!how.write) return;
  const [start, end] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
  const [before, rest] = (await readFile(performancePage, "utf8")).split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`docs/performance.md has no part ${name}`);
  await writeFile(performancePage, `${before}${start}\n${table.toMarkdown()}\n${end}${after}`);
}
