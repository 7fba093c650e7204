import type { Page } from "@playwright/test";
import { Audit, Outcome } from "@siteimprove/alfa-act";
import { Playwright } from "@siteimprove/alfa-playwright";
import rules from "@siteimprove/alfa-rules";
import { Conformance, Criterion } from "@siteimprove/alfa-wcag";
import type { Judge } from "./judge.ts";

const isRequired = Conformance.isAA();
const required = [...rules].filter((rule) =>
  [...rule.requirements].some((requirement) => Criterion.isCriterion(requirement) && isRequired(requirement)),
);

/** Siteimprove Alfa: the rules that W3C publishes as ACT rules, and its own, for the criteria of WCAG 2.2 AA. */
export const alfa: Judge = async (page) => {
  await setShownBehindDialog(page, false);
  const input = await Playwright.toPage(await page.evaluateHandle(() => window.document));
  await setShownBehindDialog(page, true);
  const outcomes = await Audit.of(input, required).evaluate();
  return [...outcomes]
    .filter(Outcome.isFailed)
    .map(({ rule, target }) => ({ rule: rule.uri.split("/").at(-1) ?? "", where: String(target) }));
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
