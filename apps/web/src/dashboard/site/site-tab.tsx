import { FailedList } from "#dashboard/shared/lists/failed-list.tsx";
import { TabHead } from "#dashboard/shared/tab/tab-head.tsx";
import { LoadingStar } from "#dashboard/shared/waiting/waiting.tsx";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useSiteValues } from "./editing/use-site-values.ts";
import { SiteEditor } from "./site-editor.tsx";

/** Site tab: texts and facts about the school, in both languages. */
export function SiteTab() {
  const { site } = useDashboardDictionary();
  const { values, failed, retry } = useSiteValues();
  if (values) return <SiteEditor values={values} />;
  return (
    <>
      <TabHead title={site.title} />
      {failed ? <FailedList onRetry={retry}>{site.loadFailed}</FailedList> : <LoadingStar>{site.loading}</LoadingStar>}
    </>
  );
}
