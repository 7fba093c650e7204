import { fill, formatDay } from "@visiga/i18n/format";
import type { StoredValue } from "#dashboard/site/editing/stored-value.ts";
import { useSiteConfirmation } from "#dashboard/site/editing/use-site-confirmation.ts";
import type { SiteEdits } from "#dashboard/site/editing/use-site-edits.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useLanguage } from "#platform/words/dictionary.ts";
import { TextButton } from "#ui/controls/text-link.tsx";
import styles from "./site-value.module.css";

interface TranslationNoteProps {
  stored: StoredValue;
  edits: SiteEdits;
}

/** Says which language changed last and when, with a button that confirms the other one as up to date. */
export function TranslationNote({ stored, edits }: TranslationNoteProps) {
  const { site } = useDashboardDictionary();
  const language = useLanguage();
  const confirming = useSiteConfirmation(edits).translation;
  const { key, version, translation, englishChangedAt, swahiliChangedAt } = stored;
  if (translation !== "englishLater" && translation !== "swahiliLater") return null;
  const days = {
    english: englishChangedAt ? formatDay(englishChangedAt, language) : "",
    swahili: swahiliChangedAt ? formatDay(swahiliChangedAt, language) : "",
  };
  const later = translation === "englishLater";
  return (
    <p>
      {fill(later ? site.changedDays : site.swahiliChangedDays, days)}{" "}
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
