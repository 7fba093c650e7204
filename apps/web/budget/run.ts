import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { languages } from "@visiga/contracts/languages";
import { publicPaths } from "@visiga/contracts/public-paths";
import { chromiumArgs, provideChromium } from "@visiga/testing/chromium";
import pLimit from "p-limit";
import { startNew } from "../e2e/support/server.ts";
import { excesses } from "./excesses.ts";
import { measurePage } from "./measure-page.ts";
import { costTable } from "./report.ts";

/**
 * Prints what every public page of the built server costs a phone in both languages, and fails where a budget is broken.
 * `--only PATH`, which may be repeated, restricts the pages.
 */
const { only } = parseArgs({ options: { only: { type: "string", multiple: true } } }).values;
const paths = publicPaths.filter((path) => !only || only.includes(path));
if (paths.length === 0) throw new Error(`--only: no public page is ${only?.join(" or ")}`);

const cli = createRequire(import.meta.url).resolve("@playwright/test/cli");
const program = await provideChromium({ path: chromium.executablePath(), cli });
const server = await startNew();
const browser = await chromium.launch({ executablePath: program, args: [...chromiumArgs] });
try {
  await printCosts(browser);
} finally {
  await browser.close();
  await server.stop();
}

async function printCosts(browser: Browser): Promise<void> {
  const inTurn = pLimit(availableParallelism() * 2);
  const visits = paths.flatMap((path) => languages.map((language) => ({ path, language })));
  const costs = await inTurn.map(visits, ({ path, language }) => measurePage(browser, server.url, path, language));
  console.log(costTable(costs));
  const broken = costs.filter((cost) => excesses(cost).length > 0).length;
  console.log(
    broken === 0 ? "Every page is within its budget." : `${broken} of ${costs.length} are over their budget.`,
  );
  process.exitCode = broken === 0 ? 0 : 1;
}
