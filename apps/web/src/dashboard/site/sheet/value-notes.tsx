import { useMutation } from "@tanstack/react-query";
import { isRecordsKey } from "@visiga/contracts/site";
import { isTextKey, textPath, type ValueKey } from "@visiga/contracts/site-texts";
import { fill } from "@visiga/i18n/format";
import { isSampleText } from "@visiga/i18n/sample-texts";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useValueName } from "#dashboard/shared/words/names.ts";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { changedDays, isOutdated } from "#dashboard/site/editing/translation-gaps.tsx";
import type { SiteForm } from "#dashboard/site/editing/use-site-form.ts";
import { isRemoved, nullIfDefault, type StoredValue, useSiteRefresh } from "#dashboard/site/editing/use-site-values.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { TextButton, TextLink } from "#ui/controls/text-link.tsx";

interface ValueNotesProps {
  stored: StoredValue;
  siteForm: SiteForm;
  /** Called when the button disappears, so that the caller can move the focus. */
  onDone: () => void;
}

/** The notes below the fields of a value: that it is a sample, differs from its default, or lacks a translation. */
export function ValueNotes({ stored, siteForm, onDone }: ValueNotesProps) {
  const { site, dashboard } = useDashboardDictionary();
  const { texts, stillRight } = site;
  const language = useLanguage();
  const nameOf = useValueName();
  const confirmation = useSiteConfirmation(siteForm, onDone);
  const { key, version, sample, defaults, earlierDefaults, translation } = stored;
  const form = siteForm.toForm(key);
  const isChanged = siteForm.isChanged(key);
  const removed = isRemoved(stored);
  // A sample can be confirmed unchanged; a page text whose default is a sample can also be removed.
  const confirmable = sample && !removed;
  const removable = isTextKey(key) && isSampleText(textPath(key)) && !isChanged && !removed;
  const busy = confirmation.sample.isPending || confirmation.removal.isPending;
  const differing = (["en", "sw"] as const).filter(
    (side) => defaults && form.shape === "text" && form[side].trim() !== "" && form[side] !== defaults[side],
  );
  const updated = differing.filter((side) => earlierDefaults?.[side] != null);
  const keepOwn = () => confirmation.keeping.mutate({ key, version, value: nullIfDefault(stored, stored.value) });
  const fillIn = () => {
    if (defaults) siteForm.change(key, () => ({ shape: "text", ...defaults }));
    onDone();
  };
  const defaultButton = <TextButton onClick={fillIn}>{texts.useDefault}</TextButton>;
  return (
    <>
      {stored.waits && (
        <p>
          {site.waits} <TextLink to="/dashboard?tab=today">{dashboard.tabs.today}</TextLink>
        </p>
      )}
      {removed && defaults && !isChanged && (
        <p>
          {texts.silent} {defaultButton}
        </p>
      )}
      {(confirmable || removable) && (
        <p>
          {confirmable && (
            <>
              {isTextKey(key) ? texts.sampleHint : isRecordsKey(key) ? site.sampleRecords : site.sampleHint}{" "}
              <TextButton disabled={busy} onClick={() => confirmation.sample.mutate({ key, version })}>
                {isRecordsKey(key) ? site.confirmRecords : site.isRight}
              </TextButton>{" "}
            </>
          )}
          {removable && (
            <TextButton
              disabled={busy}
              aria-label={fill(texts.removeOne, { name: nameOf(key) })}
              onClick={() => confirmation.removal.mutate({ key, version })}
            >
              {texts.remove}
            </TextButton>
          )}
        </p>
      )}
      {updated.map((side) => (
        <p key={side} lang={side}>
          {fill(texts.defaultChanged, { text: defaults?.[side] ?? "" })}
        </p>
      ))}
      {differing.length > 0 && (
        <p>
          {texts.differs} {defaultButton}{" "}
          {updated.length > 0 && (
            <TextButton disabled={confirmation.keeping.isPending} onClick={keepOwn}>
              {texts.keepOwn}
            </TextButton>
          )}
        </p>
      )}
      {isOutdated(translation) && (
        <p>
          {(stored.englishChangedAt ?? stored.swahiliChangedAt) && changedDays(stored, site, language)}{" "}
          <TextButton
            disabled={confirmation.translation.isPending}
            onClick={() => confirmation.translation.mutate({ key, version })}
          >
            {stillRight[translation]}
          </TextButton>
        </p>
      )}
    </>
  );
}

/** Confirms a value as stored and keeps its unsaved edit, or removes a text. `onDone` is called after a success. */
function useSiteConfirmation(siteForm: SiteForm, onDone: () => void) {
  const { site } = useDashboardDictionary();
  const trpc = useTrpc();
  const reasonOf = useFailureReason();
  const showToast = useToast();
  const { put, refresh } = useSiteRefresh();
  const handlers = (message: string) => ({
    onSuccess: (confirmed: StoredValue, { key, version }: { key: ValueKey; version: number }) => {
      const edit = siteForm.editOf(key);
      if (!edit || !siteForm.isChanged(key)) siteForm.settle(key, confirmed.version);
      // An edit of an earlier version stays stale, so that saving it reports the conflict.
      else if (edit.version === version) siteForm.restore(key, { ...edit, version: confirmed.version });
      put(confirmed);
      showToast(message);
      onDone();
      void refresh();
    },
    onError: (error: unknown) => {
      showToast(fill(site.failed, { reason: reasonOf(error) }));
      void refresh();
    },
  });
  return {
    translation: useMutation(trpc.site.confirmTranslation.mutationOptions(handlers(site.agree))),
    sample: useMutation(trpc.site.confirmSample.mutationOptions(handlers(site.confirmed))),
    /** Saves a text again, based on the current defaults. */
    keeping: useMutation(trpc.site.save.mutationOptions(handlers(site.texts.kept))),
    removal: useMutation(trpc.site.removeText.mutationOptions(handlers(site.texts.removed))),
  };
}
