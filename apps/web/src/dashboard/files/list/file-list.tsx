import type { FileFilter, ManagedFile, ManagedFilePage } from "@visiga/contracts/managed-files";
import { fill } from "@visiga/i18n/format";
import { useState } from "react";
import { ConfirmDialog } from "#dashboard/shared/dialogs/confirm-dialog.tsx";
import { Cards } from "#dashboard/shared/lists/card.tsx";
import { ListView } from "#dashboard/shared/lists/list-view.tsx";
import type { PagedList } from "#dashboard/shared/lists/use-paged-list.ts";
import type { Selection } from "#dashboard/shared/lists/use-selection.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { EmptyState } from "#ui/lists/empty-state.tsx";
import { FileCard, type FileDialog } from "./file-card.tsx";
import styles from "./file-list.module.css";
import { useFileNotices } from "./file-notices.tsx";
import type { FileActions } from "./use-file-actions.ts";
import { useFilesSearch } from "./use-file-list.ts";

interface FileListProps {
  list: PagedList<ManagedFilePage>;
  selection: Selection<ManagedFile>;
  actions: FileActions;
  onOpen: (dialog: FileDialog) => void;
  onAllBack: () => void;
}

export function FileList({ list, selection, actions, onOpen, onAllBack }: FileListProps) {
  const { images } = useDashboardDictionary();
  const { page, q, only } = useFilesSearch();
  const notices = useFileNotices();
  const empty = (
    <>
      {notices}
      <NoFiles />
    </>
  );
  return (
    <ListView list={notices ? list : { ...list, items: undefined }} words={images} empty={empty}>
      {(files) => (
        <>
          {notices}
          {only === "waiting" && <p className={styles.lead}>{images.review.lead}</p>}
          {only === "sentBack" && <p className={styles.lead}>{images.review.sentBackLead}</p>}
          {only === "withoutConsent" && <p className={styles.lead}>{images.consent.withoutLead}</p>}
          {only === "minorsUnsaid" && <p className={styles.lead}>{images.consent.unsaidLead}</p>}
          {only === "withoutAlternativeText" && <p className={styles.lead}>{images.alternative.lead}</p>}
          {only === "takenDownByRestore" && (
            <div className={styles.restored}>
              <p className={styles.lead}>{images.restored.lead}</p>
              {/* Only for the list of all files, because it applies to all of them. */}
              {page === "ALL" && q === "" && <PutAllBack onConfirm={onAllBack} />}
            </div>
          )}
          <Cards dense={selection.on}>
            {files.map((file) => (
              <FileCard key={file.id} file={file} only={only} selection={selection} actions={actions} onOpen={onOpen} />
            ))}
          </Cards>
        </>
      )}
    </ListView>
  );
}

function NoFiles() {
  const { q, only, arrange } = useFilesSearch();
  const { images } = useDashboardDictionary();
  if (!q && !only) return <EmptyState title={images.empty}>{images.emptyHint}</EmptyState>;
  const none: Partial<Record<FileFilter, string>> = {
    waiting: images.review.empty,
    sentBack: images.review.sentBackEmpty,
    withoutConsent: images.consent.withoutEmpty,
    minorsUnsaid: images.consent.unsaidEmpty,
    takenDownByRestore: images.restored.empty,
    scheduled: images.schedule.empty,
    withoutAlternativeText: images.alternative.empty,
  };
  const empty = (only && none[only]) ?? images.only.empty;
  const showMore = (
    <Button variant="line" onClick={() => arrange(q ? { q: "" } : { only: undefined })}>
      {q ? images.search.clear : images.only.all}
    </Button>
  );
  return <EmptyState title={q ? fill(images.noMatch, { query: q }) : empty} action={showMore} />;
}

function PutAllBack({ onConfirm }: { onConfirm: () => void }) {
  const { restored } = useDashboardDictionary().images;
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="line" onClick={() => setAsking(true)}>
        {restored.all}
      </Button>
      <ConfirmDialog
        open={asking}
        title={restored.all}
        question={restored.allQuestion}
        explanation={restored.allExplanation}
        confirmLabel={restored.all}
        onConfirm={() => {
          setAsking(false);
          onConfirm();
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
