import { fill } from "@visiga/i18n/format";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { TextButton } from "#ui/controls/text-link.tsx";
import { Notice } from "#ui/text/notice.tsx";
import styles from "./draft-notice.module.css";

interface DraftNoticeProps {
  draft: { readonly restored: boolean; readonly discard: () => void };
  /** Names of what was restored, if it is more than the form with this notice. */
  where?: readonly string[];
}

export function DraftNotice({ draft, where = [] }: DraftNoticeProps) {
  const { notice } = useDashboardDictionary().dashboard;
  return (
    <div role="status" data-full>
      {draft.restored && (
        <Notice
          icon="restore"
          className={styles.notice}
          action={<TextButton onClick={() => draft.discard()}>{notice.discardDraft}</TextButton>}
        >
          {where.length > 0 ? fill(notice.draftRestoredIn, { names: where.join(", ") }) : notice.draftRestored}
        </Notice>
      )}
    </div>
  );
}
