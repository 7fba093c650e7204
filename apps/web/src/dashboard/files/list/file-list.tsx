import type { FileConcern, ManagedFile } from "@visiga/contracts/managed-files";
import { fill } from "@visiga/i18n/format";
import { Cards } from "#dashboard/kit/lists/card.tsx";
import { FailedList } from "#dashboard/kit/lists/failed-list.tsx";
import { ListFoot } from "#dashboard/kit/lists/list-foot.tsx";
import type { UsedPlace } from "#dashboard/kit/place/dashboard-place.ts";
import { LoadingStar } from "#dashboard/kit/waiting/loading-star.tsx";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { EmptyState } from "#ui/lists/empty-state.tsx";
import { FileCard } from "./file-card.tsx";
import styles from "./file-list.module.css";
import { type FileListState, step } from "./use-file-list.ts";
import type { Selection } from "./use-selection.ts";

interface FileListProps {
  list: FileListState;
  place: UsedPlace;
  selection: Selection;
  onEdit: (file: ManagedFile) => void;
  onDelete: (file: ManagedFile) => void;
  onTakenDown: (file: ManagedFile, takenDown: boolean) => void;
  onConsent: (file: ManagedFile) => void;
  onMinors: (file: ManagedFile, minors: boolean) => void;
  onConfirmSample: (file: ManagedFile) => void;
}

/** Cards of the files, or the loading, empty or failed state. */
export function FileList(props: FileListProps) {
  const { list, place, selection, onEdit, onDelete, onTakenDown, onConsent, onMinors, onConfirmSample } = props;
  const { images } = useDashboardDictionary();
  const { items, failed, retry, isPrevious } = list;
  if (!items) {
    if (failed) return <FailedList onRetry={retry}>{images.failed}</FailedList>;
    return <LoadingStar>{images.loading}</LoadingStar>;
  }
  if (items.length === 0 && !isPrevious) return <NoFiles place={place} />;
  return (
    <div aria-busy={isPrevious || undefined}>
      {place.only === "withoutConsent" && <p className={styles.lead}>{images.consent.withoutLead}</p>}
      {place.only === "minorsUnsaid" && <p className={styles.lead}>{images.consent.unsaidLead}</p>}
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

/** Empty state by its cause, with a button that removes the filter. */
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
    const none: Partial<Record<FileConcern, string>> = { withoutConsent, minorsUnsaid };
    return <EmptyState title={none[only] ?? images.only.empty} action={all} />;
  }
  return <EmptyState title={images.empty}>{images.emptyHint}</EmptyState>;
}
