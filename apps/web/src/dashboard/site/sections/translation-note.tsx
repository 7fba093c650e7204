import type { StoredValue } from "#dashboard/site/editing/stored-value.ts";
import { useSiteConfirmation } from "#dashboard/site/editing/use-site-confirmation.ts";
import type { SiteEdits } from "#dashboard/site/editing/use-site-edits.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useLanguage } from "#platform/words/dictionary.ts";
import { TextButton } from "#ui/controls/text-link.tsx";
import { changedDays } from "./changed-days.ts";
import styles from "./site-value.module.css";

interface TranslationNoteProps {
  stored: StoredValue;
  edits: SiteEdits;
  /** Called when the button disappears, so that the caller can move the focus. */
  onDone: () => void;
}

/** States which language changed last and when, with a button that confirms the other one as up to date. */
export function TranslationNote({ stored, edits, onDone }: TranslationNoteProps) {
  const { site } = useDashboardDictionary();
  const language = useLanguage();
  const confirming = useSiteConfirmation(edits, onDone).translation;
  const { key, version, translation } = stored;
  if (translation !== "englishLater" && translation !== "swahiliLater") return null;
  const later = translation === "englishLater";
  return (
    <p>
      {changedDays(stored, site, language)}{" "}
      <TextButton
        className={styles.action}
        disabled={confirming.isPending}
        onClick={() => confirming.mutate({ key, version })}
      >
        {later ? site.stillRight.swahili : site.stillRight.english}
      </TextButton>
    </p>
  );
}
