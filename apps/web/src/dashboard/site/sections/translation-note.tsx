import { useMutation } from "@tanstack/react-query";
import { fill, formatDay } from "@visiga/i18n/format";
import { useSay } from "#dashboard/kit/toasts/toasts.tsx";
import type { EditedEntry } from "#dashboard/site/entries/edited-entry.ts";
import type { SiteEdits } from "#dashboard/site/entries/use-site-edits.ts";
import { useSiteRefresh } from "#dashboard/site/entries/use-site-entries.ts";
import { failureOf, failureWords } from "#platform/data/failure.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { TextButton } from "#ui/controls/text-link.tsx";
import styles from "./site-value.module.css";

interface TranslationNoteProps {
  entry: EditedEntry;
  edits: SiteEdits;
}

/** When which side was changed, where they may no longer agree, and a word that they still do. */
export function TranslationNote({ entry, edits }: TranslationNoteProps) {
  const { site, errors } = useDashboardDictionary();
  const { common } = useDictionary();
  const language = useLanguage();
  const say = useSay();
  const { put, refresh } = useSiteRefresh();
  const { key, version, translation, englishChangedAt, swahiliChangedAt } = entry;
  const confirming = useMutation(
    useTrpc().site.confirmTranslation.mutationOptions({
      onSuccess: (confirmed) => {
        const edit = edits.editOf(key);
        if (edit?.version === version) edits.restore(key, { ...edit, version: confirmed.version });
        put(confirmed);
        say(site.agree);
        void refresh();
      },
      onError: (error) => {
        if (failureOf(error)?.code !== "stale_version") console.error(error);
        say(fill(site.failed, { reason: failureWords(error, errors) ?? common.unreachable }));
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
