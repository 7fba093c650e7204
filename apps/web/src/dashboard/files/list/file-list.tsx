import type { FileFilter, ManagedFile } from "@visiga/contracts/managed-files";
import { fill } from "@visiga/i18n/format";
import { Cards } from "#dashboard/shared/lists/card.tsx";
import { FailedList } from "#dashboard/shared/lists/failed-list.tsx";
import { ListFoot } from "#dashboard/shared/lists/list-foot.tsx";
import type { Selection } from "#dashboard/shared/lists/use-selection.ts";
import type { UsedPlace } from "#dashboard/shared/place/dashboard-place.ts";
import { LoadingStar } from "#dashboard/shared/waiting/loading-star.tsx";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { EmptyState } from "#ui/lists/empty-state.tsx";
import { FileCard } from "./file-card.tsx";
import styles from "./file-list.module.css";
import { PutAllBack } from "./put-all-back.tsx";
import { RestoredNotice } from "./restored-notice.tsx";
import { UnsaidNotice } from "./unsaid-notice.tsx";
import { type FileListState, step } from "./use-file-list.ts";

interface FileListProps {
  list: FileListState;
  place: UsedPlace;
  selection: Selection<ManagedFile>;
  onEdit: (file: ManagedFile) => void;
  onDelete: (file: ManagedFile) => void;
  onTakenDown: (file: ManagedFile, takenDown: boolean) => void;
  onConsent: (file: ManagedFile) => void;
  onMinors: (file: ManagedFile, minors: boolean) => void;
  onKeepDown: (file: ManagedFile) => void;
  onAllBack: () => void;
  onConfirmSample: (file: ManagedFile) => void;
}

export function FileList(props: FileListProps) {
  const { list, place, selection, onEdit, onDelete, onTakenDown, onConsent, onMinors, onConfirmSample, onKeepDown } =
    props;
  const { images } = useDashboardDictionary();
  const { items, failed, retry, isPrevious } = list;
  if (!items) {
    if (failed) return <FailedList onRetry={retry}>{images.failed}</FailedList>;
    return <LoadingStar>{images.loading}</LoadingStar>;
  }
  const notices = (
    <>
      <RestoredNotice place={place} />
      <UnsaidNotice place={place} />
    </>
  );
  if (items.length === 0 && !isPrevious) {
    return (
      <>
        {notices}
        <NoFiles place={place} />
      </>
    );
  }
  return (
    <div aria-busy={isPrevious || undefined}>
      {notices}
      {place.only === "withoutConsent" && <p className={styles.lead}>{images.consent.withoutLead}</p>}
      {place.only === "minorsUnsaid" && <p className={styles.lead}>{images.consent.unsaidLead}</p>}
      {place.only === "takenDownByRestore" && (
        <div className={styles.restored}>
          <p className={styles.lead}>{images.restored.lead}</p>
          {/* It applies to all files, whatever the page and search. */}
          {place.filter === "ALL" && place.q === "" && items.length > 0 && <PutAllBack onConfirm={props.onAllBack} />}
        </div>
      )}
      <Cards dense={selection.on}>
        {items.map((file) => (
          <FileCard
            key={file.id}
            file={file}
            selected={selection.on ? selection.has(file.id) : undefined}
            onSelect={() => selection.toggle(file)}
            onEdit={() => onEdit(file)}
            onDelete={() => onDelete(file)}
            onTakenDown={(takenDown) => onTakenDown(file, takenDown)}
            onConsent={place.only === "withoutConsent" ? () => onConsent(file) : undefined}
            onMinors={place.only === "minorsUnsaid" ? (minors) => onMinors(file, minors) : undefined}
            onKeepDown={place.only === "takenDownByRestore" ? () => onKeepDown(file) : undefined}
            onConfirmSample={selection.on ? undefined : () => onConfirmSample(file)}
          />
        ))}
      </Cards>
      {failed && <FailedList onRetry={retry}>{images.failed}</FailedList>}
      <ListFoot
        list={list}
        more={fill(images.more, { count: Math.min(Math.max(list.total - items.length, 1), step) })}
        shown={fill(images.shown, { shown: items.length, total: list.total })}
      />
    </div>
  );
}

/** Empty state with its cause and a button that removes the filter. */
function NoFiles({ place: { q, only, arrange } }: { place: UsedPlace }) {
  const { images } = useDashboardDictionary();
  if (q) {
    const clear = (
      <Button variant="line" onClick={() => arrange({ q: "" })}>
        {images.search.clear}
      </Button>
    );
    return <EmptyState title={fill(images.noMatch, { query: q })} action={clear} />;
  }
  if (only) {
    const all = (
      <Button variant="line" onClick={() => arrange({ only: undefined })}>
        {images.only.all}
      </Button>
    );
    const { withoutEmpty: withoutConsent, unsaidEmpty: minorsUnsaid } = images.consent;
    const { empty: takenDownByRestore } = images.restored;
    const none: Partial<Record<FileFilter, string>> = { withoutConsent, minorsUnsaid, takenDownByRestore };
    return <EmptyState title={none[only] ?? images.only.empty} action={all} />;
  }
  return <EmptyState title={images.empty}>{images.emptyHint}</EmptyState>;
}
