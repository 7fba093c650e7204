import type { FileRecord } from "@visiga/contracts/files";
import { fill } from "@visiga/i18n/format";
import { useDashboardDictionary } from "../../../platform/dashboard-dictionary.ts";
import { useDictionary } from "../../../platform/dictionary.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LoadingStar } from "../../../ui/loading-star.tsx";
import { Cards } from "../cards/card.tsx";
import { FailedList } from "../frame/failed-list.tsx";
import { FileCard } from "./file-card.tsx";
import styles from "./file-list.module.css";
import { type FileListState, step } from "./use-file-list.ts";

interface FileListProps {
  list: FileListState;
  onEdit: (record: FileRecord) => void;
  onDelete: (record: FileRecord) => void;
}

/** What came of asking for a list: its cards, or the word for what is instead. */
export function FileList({ list, onEdit, onDelete }: FileListProps) {
  const { images } = useDashboardDictionary();
  const { common } = useDictionary();
  const { slice, failed, loading, retry, more } = list;
  if (!slice) {
    if (failed) return <FailedList onRetry={retry}>{images.failed}</FailedList>;
    return <LoadingStar>{images.loading}</LoadingStar>;
  }
  if (slice.items.length === 0) return <EmptyState title={images.empty}>{images.emptyHint}</EmptyState>;
  const left = slice.total - slice.items.length;
  return (
    <>
      <Cards>
        {slice.items.map((record) => (
          <FileCard key={record.id} record={record} onEdit={() => onEdit(record)} onDelete={() => onDelete(record)} />
        ))}
      </Cards>
      {failed && <FailedList onRetry={retry}>{images.failed}</FailedList>}
      <div className={styles.more}>
        {left > 0 && (
          <Button variant="line" busy={loading} onClick={more}>
            {loading ? common.loading : fill(images.more, { count: Math.min(left, step) })}
          </Button>
        )}
        <span>{fill(images.shown, { shown: slice.items.length, total: slice.total })}</span>
      </div>
    </>
  );
}
