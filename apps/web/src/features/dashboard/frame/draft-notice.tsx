import { useDashboardDictionary } from "../../../platform/dashboard-dictionary.ts";
import { Notice } from "../../../ui/notice.tsx";
import { TextButton } from "../../../ui/text-link.tsx";
import styles from "./draft-notice.module.css";
import type { Draft } from "./use-draft.ts";

/** Says that a form holds what was typed before it was last closed, and takes it away again. */
export function DraftNotice({ draft }: { draft: Pick<Draft<object>, "restored"> & { discard: () => void } }) {
  const { notice } = useDashboardDictionary().dashboard;
  return (
    <div role="status" data-full>
      {draft.restored && (
        <Notice
          icon="restore"
          className={styles.notice}
          action={<TextButton onClick={() => draft.discard()}>{notice.discardDraft}</TextButton>}
        >
          {notice.draftRestored}
        </Notice>
      )}
    </div>
  );
}
