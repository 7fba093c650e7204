import { FailedList } from "#dashboard/kit/lists/failed-list.tsx";
import { TabHead } from "#dashboard/kit/tab/tab-head.tsx";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { LoadingStar } from "#ui/text/loading-star.tsx";
import { useSiteEntries } from "./entries/use-site-entries.ts";
import { SiteEditor } from "./site-editor.tsx";

/** The Site tab: what the seminary says of itself, in both languages. */
export function SiteTab() {
  const { site } = useDashboardDictionary();
  const { entries, failed, retry } = useSiteEntries();
  if (entries) return <SiteEditor entries={entries} />;
  return (
    <>
      <TabHead title={site.title} />
      {failed ? <FailedList onRetry={retry}>{site.loadFailed}</FailedList> : <LoadingStar>{site.loading}</LoadingStar>}
    </>
  );
}
