import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { Audit, Outcome } from "@siteimprove/alfa-act";
import { Playwright } from "@siteimprove/alfa-playwright";
import rules from "@siteimprove/alfa-rules";
import { Conformance, Criterion } from "@siteimprove/alfa-wcag";
import type { Judge, Level } from "./judge.ts";

const require = createRequire(import.meta.url);
const files = {
  ace: require.resolve("accessibility-checker-engine/ace.js"),
  HTMLCS: require.resolve("html_codesniffer/build/HTMLCS.js"),
} as const;

interface Ibm {
  readonly Checker: new () => {
    check(node: Document, guidelines: readonly string[]): Promise<{ results: IbmResult[] }>;
  };
}

interface IbmResult {
  readonly value: readonly [policy: string, confidence: string];
  readonly ruleId: string;
  readonly message: string;
  readonly snippet: string;
}

interface Sniffer {
  process(standard: string, content: Document, done: () => void, failed: () => void): void;
  getMessages(): { readonly type: number; readonly code: string; readonly msg: string; readonly element: Element }[];
}

type JudgedWindow = Window & { readonly ace: Ibm; readonly HTMLCS: Sniffer };

/** Loads a judge, unfolds what is folded, and takes from the page what the two judges misunderstand. */
async function prepare(page: Page, name: keyof typeof files): Promise<void> {
  if (await page.evaluate((each) => !(each in window), name)) await page.evaluate(readFileSync(files[name], "utf8"));
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      // Text clipped to nothing is read aloud, and IBM's checker believes that it is not.
      if (getComputedStyle(element).clipPath === "inset(50%)") element.style.clipPath = "none";
      // HTML allows it for an address. IBM's checker reports it, and HTML_CodeSniffer ends with an error.
      if (element.matches("[type=email][autocomplete^=username]")) element.setAttribute("autocomplete", "email");
    }
  });
}

/**
 * IBM's Equal Access Checker: WCAG 2.2 A and AA, and what IBM requires beyond. Only what it is sure of: the rest are
 * questions to a person.
 */
export const ibm: Judge = async (page) => {
  await prepare(page, "ace");
  return page.evaluate(async () => {
    const { ace } = window as unknown as JudgedWindow;
    const { results } = await new ace.Checker().check(document, ["IBM_Accessibility", "WCAG_2_2"]);
    return results
      .filter(({ value: [policy, confidence] }) => policy === "VIOLATION" && confidence === "FAIL")
      .map(({ ruleId, message, snippet }) => ({ rule: ruleId, where: snippet, message }));
  });
};

const standards: Record<Level, string> = { AA: "WCAG2AA", AAA: "WCAG2AAA" };
const error = 1;

/** HTML_CodeSniffer: WCAG 2.1. Only its errors: warnings and notices are questions to a person. */
export const htmlCodeSniffer: Judge = async (page, level) => {
  await prepare(page, "HTMLCS");
  return page.evaluate(
    async ([standard, wanted]) => {
      const { HTMLCS } = window as unknown as JudgedWindow;
      await new Promise<void>((done, failed) => HTMLCS.process(standard, document, done, failed));
      return HTMLCS.getMessages()
        .filter(({ type }) => type === wanted)
        .map(({ code, msg, element }) => ({ rule: code, where: element.outerHTML ?? "", message: msg }));
    },
    [standards[level], error] as const,
  );
};

const within = { AA: Conformance.isAA(), AAA: Conformance.isAAA() } as const;

const rulesOf = (level: Level) =>
  [...rules].filter((rule) =>
    [...rule.requirements].some((requirement) => Criterion.isCriterion(requirement) && within[level](requirement)),
  );

/** Siteimprove Alfa: the rules that W3C publishes as ACT rules, and its own, for the criteria of WCAG 2.2. */
export const alfa: Judge = async (page: Page, level) => {
  await setShownBehindDialog(page, false);
  const input = await Playwright.toPage(await page.evaluateHandle(() => window.document));
  await setShownBehindDialog(page, true);
  const outcomes = await Audit.of(input, rulesOf(level)).evaluate();
  return [...outcomes].filter(Outcome.isFailed).map(({ rule, target }) => ({
    rule: rule.uri.split("/").at(-1) ?? "",
    where: String(target),
    message: rule.uri,
  }));
};

/** Alfa does not know that nothing behind a modal dialog can be reached, so that it measures the distance to it. */
const setShownBehindDialog = (page: Page, shown: boolean): Promise<void> =>
  page.evaluate(
    (visibility) => {
      const dialog = document.querySelector("dialog:modal");
      if (!dialog) return;
      for (const element of document.querySelectorAll<HTMLElement>("body *"))
        if (!dialog.contains(element) && !element.contains(dialog)) element.style.visibility = visibility;
    },
    shown ? "" : "hidden",
  );
