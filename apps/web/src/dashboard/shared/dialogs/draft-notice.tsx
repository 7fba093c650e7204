import type { Draft } from "#dashboard/shared/forms/use-draft.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { TextButton } from "#ui/controls/text-link.tsx";
import { Notice } from "#ui/text/notice.tsx";
import styles from "./draft-notice.module.css";

/** Reports that a form was restored from a draft, with a button that discards it. */
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
