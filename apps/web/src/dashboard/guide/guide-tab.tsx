import { html as en } from "virtual:guide/en";
import { html as sw } from "virtual:guide/sw";
import { TabHead } from "#dashboard/shared/tab/tab-head.tsx";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import styles from "./guide-tab.module.css";

const guides = { en, sw };

/** The office guide of docs/, which the build has made HTML. It is part of the dashboard, and so opens without a network. */
export function GuideTab() {
  const { dashboard } = useDashboardDictionary();
  const html = guides[useLanguage()];
  return (
    <>
      <TabHead title={dashboard.tabs.guide} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: Markdown of this repository, not of a user */}
      <div className={`paper padded breaks ${styles.guide}`} dangerouslySetInnerHTML={{ __html: html }} />
    </>
  );
}
