import { useMutation } from "@tanstack/react-query";
import { fill, formatDay } from "@visiga/i18n/format";
import { useToast } from "#dashboard/kit/toasts/toasts.tsx";
import { useFailureReason } from "#dashboard/kit/words/use-failure-reason.ts";
import type { StoredValue } from "#dashboard/site/editing/stored-value.ts";
import type { SiteEdits } from "#dashboard/site/editing/use-site-edits.ts";
import { useSiteRefresh } from "#dashboard/site/editing/use-site-values.ts";
import { failureOf } from "#platform/data/failure.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
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
  const reasonOf = useFailureReason();
  const language = useLanguage();
  const showToast = useToast();
  const { put, refresh } = useSiteRefresh();
  const { key, version, translation, englishChangedAt, swahiliChangedAt } = stored;
  const confirming = useMutation(
    useTrpc().site.confirmTranslation.mutationOptions({
      onSuccess: (confirmed) => {
        const edit = edits.editOf(key);
        if (edit?.version === version) edits.restore(key, { ...edit, version: confirmed.version });
        put(confirmed);
        showToast(site.agree);
        void refresh();
      },
      onError: (error) => {
        if (failureOf(error)?.code !== "stale_version") console.error(error);
        showToast(fill(site.failed, { reason: reasonOf(error) }));
        void refresh();
      },
    }),
  );
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
