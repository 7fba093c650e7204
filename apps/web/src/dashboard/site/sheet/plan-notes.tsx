import { pathOf } from "@visiga/contracts/pages";
import { pageNames, pageRow } from "@visiga/contracts/public-paths";
import { isTextKey, textPath, type ValueKey } from "@visiga/contracts/site-texts";
import { fill, formatDay } from "@visiga/i18n/format";
import { placesOf } from "@visiga/i18n/page-texts";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { DateField } from "#dashboard/shared/forms/fields.tsx";
import { PreviewButton } from "#dashboard/shared/preview/preview-button.tsx";
import { daysFromNow } from "#dashboard/shared/words/format-date-time.ts";
import { fromField, type SiteForm } from "#dashboard/site/editing/use-site-form.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { TextButton } from "#ui/controls/text-link.tsx";
import { Notice } from "#ui/text/notice.tsx";
import styles from "./site-value.module.css";

/** What is said of the planned value of a key, and what can be done with it. */
export function PlanNotes({ name, siteForm }: { name: ValueKey; siteForm: SiteForm }) {
  const { plan: t } = useDashboardDictionary().site;
  const language = useLanguage();
  const { planOf, withdraw, publish, deciding } = siteForm.plans;
  const plan = planOf(name);
  if (!plan) return null;
  const { held, changedSince, plannedBy, from: day } = plan;
  const { version } = siteForm.storedOf(name);
  const words = { day: formatDay(day, language), name: plannedBy };
  return (
    <section className="whole-row above-3">
      <Notice icon="clock">
        {fill(held ? t.held[held] : t.waits, words)} {!held && changedSince && t.changedSince}
        <span className={`wraps above-3 ${styles.answers}`}>
          {held && (
            <TextButton disabled={deciding} onClick={() => publish(plan)}>
              {t.publish}
            </TextButton>
          )}
          <TextButton disabled={deciding} onClick={() => siteForm.editPlan(plan)}>
            {t.edit}
          </TextButton>
          {!held && <PreviewButton path={pageOf(name)} day={day} />}
          <TextButton disabled={deciding} onClick={() => withdraw(plan, version)}>
            {t.withdraw}
          </TextButton>
        </span>
      </Notice>
    </section>
  );
}

/** Pages that show values whole, of which others show a sum or the next date. */
const wholePages = ["joining", "calendar", "documents"] as const;

/** The page that shows most of a value. */
function pageOf(key: ValueKey): string {
  const [place] = isTextKey(key) ? placesOf(textPath(key)) : [];
  if (place && place !== "everyPage") return place;
  const page = [...wholePages, ...pageNames].find((name) => pageRow(name).facts?.includes(key));
  return page ? pathOf(page) : "/";
}

/** From which day on the values of a form hold: at once, unless a day is chosen. */
export function ValidFrom({ keys, siteForm }: { keys: readonly ValueKey[]; siteForm: SiteForm }) {
  const { plan: t } = useDashboardDictionary().site;
  const from = siteForm.fromOf(keys);
  const chosen = useRef<HTMLDivElement>(null);
  // The pressed button is gone then, and the field may lie below the window.
  const choose = (day: string | undefined) => {
    flushSync(() => siteForm.setFrom(keys, day));
    chosen.current?.querySelector<HTMLElement>("input, button")?.focus();
  };
  return (
    <div ref={chosen}>
      {from === undefined ? (
        <TextButton onClick={() => choose("")}>{t.later}</TextButton>
      ) : (
        <>
          <DateField
            id={fromField}
            label={t.firstDay}
            hint={t.untilThen}
            min={daysFromNow(1)}
            value={from}
            error={siteForm.error(fromField)}
            onChange={({ target }) => siteForm.setFrom(keys, target.value)}
          />
          <TextButton onClick={() => choose(undefined)}>{t.atOnce}</TextButton>
        </>
      )}
    </div>
  );
}
