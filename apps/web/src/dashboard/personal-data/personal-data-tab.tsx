import { useQuery } from "@tanstack/react-query";
import { isAbroad, retentionFigures } from "@visiga/contracts/personal-data";
import { fill } from "@visiga/i18n/format";
import { personalDataColumns, personalDataTexts } from "@visiga/i18n/personal-data";
import { PdfButton } from "#dashboard/shared/forms/pdf-button.tsx";
import { valuePath } from "#dashboard/shared/place/site-sections.ts";
import { TabHead } from "#dashboard/shared/tab/tab-head.tsx";
import { FailedList, LoadingStar } from "#dashboard/shared/waiting/waiting.tsx";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import fold from "#ui/controls/fold.module.css";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Fact, Facts } from "#ui/lists/facts.tsx";
import { Notice } from "#ui/text/notice.tsx";
import styles from "./personal-data-tab.module.css";

/** What personal data is stored, what the law asks, and the papers for the school's folder. */
export function PersonalDataTab() {
  const { personalData: t, dashboard } = useDashboardDictionary();
  const language = useLanguage();
  const other = language === "en" ? "sw" : "en";
  return (
    <div className={styles.tab}>
      <TabHead title={dashboard.tabs.personalData} lead={t.lead} />
      <div className="wraps gap-3">
        <PdfButton address={`/personal-data.pdf?lang=${language}`}>{t.registerFile}</PdfButton>
        <PdfButton address={`/consent-form.pdf?lang=${language}`}>{t.consentFile}</PdfButton>
        <PdfButton address={`/consent-form.pdf?lang=${other}`}>{t.otherConsentFile}</PdfButton>
      </div>
      <SchoolValues />
      {personalDataTexts(t).map((row) => (
        <details key={row.name} className={fold.fold}>
          <summary>{row.title}</summary>
          <Facts wide>
            {personalDataColumns.map((column) => (
              <Fact key={column} term={t.columns[column]}>
                {row[column]}
              </Fact>
            ))}
          </Facts>
        </details>
      ))}
      <p>{fill(t.counts, retentionFigures)}</p>
      <Points title={t.asking.title} points={[t.asking.text]} />
      <Points title={t.law.title} points={[...t.law.points, t.law.advice]} />
    </div>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {points.map((text) => (
        <p key={text} className="above-2">
          {text}
        </p>
      ))}
    </section>
  );
}

/** Where the data is and the number of the registration, which lead to their forms. */
function SchoolValues() {
  const { personalData: t, site } = useDashboardDictionary();
  const language = useLanguage();
  const { data, error, refetch } = useQuery(useTrpc().site.read.queryOptions({ language }));
  if (!data) return error ? <FailedList onRetry={() => void refetch()}>{site.loadFailed}</FailedList> : <LoadingStar />;
  const { facts } = data;
  const abroad = [...new Set([facts.serverCountry, facts.backupCountry])].filter(isAbroad);
  return (
    <>
      <Facts wide>
        {(["dataRegistration", "serverCountry", "backupCountry"] as const).map((key) => (
          <Fact key={key} term={site.keys[key]}>
            <TextLink to={valuePath(key)} aria-label={`${site.keys[key]}: ${facts[key] ?? site.empty}`}>
              {facts[key] ?? site.empty}
            </TextLink>
          </Fact>
        ))}
      </Facts>
      {abroad.map((country) => (
        <Notice key={country} tone="bad" icon="warning">
          {fill(t.abroad, { country })}
        </Notice>
      ))}
    </>
  );
}
