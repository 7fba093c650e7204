import { useQueries } from "@tanstack/react-query";
import type { EntryFilter, ManagedEntryPage } from "@visiga/contracts/managed-entries";
import { fill } from "@visiga/i18n/format";
import { type ComponentProps, useState } from "react";
import { ConfirmDialog } from "#dashboard/shared/dialogs/dialog.tsx";
import { Cards } from "#dashboard/shared/lists/card.tsx";
import { ListView } from "#dashboard/shared/lists/list-view.tsx";
import type { PagedList } from "#dashboard/shared/lists/use-paged-list.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { EmptyState } from "#ui/lists/empty-state.tsx";
import { Notice } from "#ui/text/notice.tsx";
import { EntryCard } from "./entry-card.tsx";
import { useEntriesSearch } from "./use-entry-list.ts";

interface EntryListProps extends Omit<ComponentProps<typeof EntryCard>, "entry"> {
  list: PagedList<ManagedEntryPage>;
  onAllBack: () => void;
}

export function EntryList({ list, onAllBack, ...card }: EntryListProps) {
  const { images } = useDashboardDictionary();
  const { page, q, only } = useEntriesSearch();
  const notices = useEntryNotices();
  const [asking, setAsking] = useState(false);
  const about: Partial<Record<EntryFilter, { lead?: string; empty: string }>> = {
    waiting: images.review,
    sentBack: { lead: images.review.sentBackLead, empty: images.review.sentBackEmpty },
    withoutConsent: { lead: images.consent.withoutLead, empty: images.consent.withoutEmpty },
    minorsUnsaid: { lead: images.consent.unsaidLead, empty: images.consent.unsaidEmpty },
    takenDownByRestore: images.restored,
    scheduled: { empty: images.schedule.empty },
    withoutAlternativeText: images.alternative,
  };
  const { lead, empty: none = images.only.empty } = (only && only !== "bin" ? about[only] : undefined) ?? {};
  const empty = (
    <>
      {notices}
      <NoEntries none={none} />
    </>
  );
  return (
    <ListView list={notices ? list : { ...list, items: undefined }} words={images} empty={empty}>
      {(entries) => (
        <>
          {notices}
          {lead && only !== "takenDownByRestore" && <p className="mute below-4">{lead}</p>}
          {only === "takenDownByRestore" && (
            <div className="below-4">
              <p className="mute below-4">{lead}</p>
              {/* Only for the list of all entries, because it applies to all of them. */}
              {page === "ALL" && q === "" && (
                <>
                  <Button variant="line" onClick={() => setAsking(true)}>
                    {images.restored.all}
                  </Button>
                  <ConfirmDialog
                    open={asking}
                    title={images.restored.all}
                    question={images.restored.allQuestion}
                    explanation={images.restored.allExplanation}
                    confirmLabel={images.restored.all}
                    onConfirm={() => {
                      setAsking(false);
                      onAllBack();
                    }}
                    onClose={() => setAsking(false)}
                  />
                </>
              )}
            </div>
          )}
          <Cards dense={card.selection.on}>
            {entries.map((entry) => (
              <EntryCard key={entry.id} entry={entry} {...card} />
            ))}
          </Cards>
        </>
      )}
    </ListView>
  );
}

/** @param none words for a filter that nothing passes */
function NoEntries({ none }: { none: string }) {
  const { q, only, arrange } = useEntriesSearch();
  const { images, dashboard } = useDashboardDictionary();
  if (!q && !only) return <EmptyState title={images.empty}>{images.emptyHint}</EmptyState>;
  const showMore = (
    <Button variant="line" onClick={() => arrange(q ? { q: "" } : { only: undefined })}>
      {q ? dashboard.clearSearch : images.only.all}
    </Button>
  );
  return <EmptyState title={q ? fill(images.noMatch, { query: q }) : none} action={showMore} />;
}

/** Notices with the number of entries that need something; null until all are known, so that a later one moves no card. */
function useEntryNotices() {
  const { images } = useDashboardDictionary();
  const { review, restored, consent, alternative, schedule } = images;
  const { only: shown, arrange } = useEntriesSearch();
  const { browse } = useTrpc().files;
  const notices = [
    { only: "waiting", words: review.waiting, see: images.see, icon: "eye" },
    { only: "sentBack", words: review.sentBack, see: images.see, icon: "warning" },
    { only: "takenDownByRestore", words: restored.waiting, see: images.check, icon: "warning" },
    { only: "minorsUnsaid", words: consent.unsaid, see: images.check, icon: "warning" },
    { only: "scheduled", words: schedule.waiting, see: images.see, icon: "eye" },
    { only: "withoutAlternativeText", words: alternative.waiting, see: alternative.see, icon: "warning" },
  ] as const;
  const answers = useQueries({ queries: notices.map(({ only }) => browse.queryOptions({ only, size: 1 })) });
  if (answers.some(({ isPending }) => isPending)) return null;
  return notices.map(({ only, words, see, icon }, index) => {
    const count = answers[index]?.data?.total ?? 0;
    if (count === 0 || shown === only) return null;
    const action = (
      <Button variant="line" size="row" onClick={() => arrange({ page: "ALL", q: "", only })}>
        {see}
      </Button>
    );
    return (
      <Notice key={only} icon={icon} action={action} className="on-sand below-5">
        {fill(words, { count })}
      </Notice>
    );
  });
}
