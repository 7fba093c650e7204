import { useDashboardDictionary } from "../../../platform/dashboard-dictionary.ts";
import { LoadingStar } from "../../../ui/loading-star.tsx";
import { FailedList } from "../frame/failed-list.tsx";
import { TabHead } from "../frame/tab-head.tsx";
import { SiteEditor } from "./site-editor.tsx";
import { useSiteEntries } from "./use-site-entries.ts";

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
