import type { Language } from "@visiga/contracts/languages";
import { median, Table } from "@visiga/testing/table";
import { launch } from "chrome-launcher";
import lighthouse, { type Result } from "lighthouse";
import { type MeasuredPath, pathOnSite } from "./measured-path.ts";

/** Lighthouse's categories in the order of the report, with the score of 100 that each page should reach. */
export const auditAims = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 } as const;
export type AuditCategory = keyof typeof auditAims;
const auditCategories = Object.keys(auditAims) as AuditCategory[];

export interface PageAudit {
  readonly path: MeasuredPath;
  readonly language: Language;
  readonly scores: Readonly<Record<AuditCategory, number>>;
  /** Milliseconds until the largest element was painted. */
  readonly largestPaint: number;
  /** Milliseconds in which the main thread was blocked. */
  readonly blocked: number;
  /** Audits outside performance that the last run did not pass. */
  readonly failed: readonly string[];
}

const runs = 3;
const attempts = 4;

/**
 * Audits a page with Lighthouse's own settings, a phone on a simulated slow 4G. One page at a time in a process.
 * @param browser its program and arguments
 */
export async function auditPage(
  browser: { readonly program: string; readonly args: readonly string[] },
  url: string,
  path: MeasuredPath,
  language: Language,
): Promise<PageAudit> {
  const address = `${url}${await pathOnSite(url, path)}${language === "sw" ? "?lang=sw" : ""}`;
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await auditOnce(browser, address));
  const score = (category: AuditCategory) => median(results.map((result) => scoreOf(result, category)));
  const figure = (audit: string) => median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  return {
    path,
    language,
    scores: Object.fromEntries(auditCategories.map((category) => [category, score(category)])) as PageAudit["scores"],
    largestPaint: figure("largest-contentful-paint"),
    blocked: figure("total-blocking-time"),
    failed: results.slice(-1).flatMap(failedAudits),
  };
}

/** Retries if Chromium has lost the trace of the page, which happens occasionally. */
async function auditOnce(browser: { program: string; args: readonly string[] }, address: string): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const chrome = await launch({ chromePath: browser.program, chromeFlags: ["--headless=new", ...browser.args] });
    const settings = { port: chrome.port, logLevel: "error", onlyCategories: auditCategories } as const;
    const outcome = await lighthouse(address, settings).finally(() => chrome.kill());
    const { lhr } = outcome ?? {};
    if (lhr && !lhr.runtimeError) return lhr;
    if (attempt === attempts) throw new Error(`Lighthouse on ${address}: ${lhr?.runtimeError?.message}`);
  }
}

const scoreOf = ({ categories }: Result, category: AuditCategory): number =>
  Math.round((categories[category]?.score ?? 0) * 100);

function failedAudits({ categories, audits }: Result): string[] {
  const counted = auditCategories
    .filter((category) => category !== "performance")
    .flatMap((category) => categories[category]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0);
  return counted.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 1);
}

/** Scores of pages with their targets. The last column lists failed audits. */
export function auditTable(audits: readonly PageAudit[]): Table {
  const table = new Table("of 100", "", ...auditCategories, "largest paint (s)", "blocked (ms)", "not passed");
  table.add("aim", "", ...auditCategories.map((category) => String(auditAims[category])), "", "", "");
  for (const { path, language, scores, largestPaint, blocked, failed } of audits) {
    const times = [(largestPaint / 1000).toFixed(1), blocked.toFixed(0)];
    table.add(path, language, ...auditCategories.map((each) => String(scores[each])), ...times, failed.join(", "));
  }
  return table;
}

export const belowAim = ({ scores }: PageAudit): boolean =>
  auditCategories.some((category) => scores[category] < auditAims[category]);
