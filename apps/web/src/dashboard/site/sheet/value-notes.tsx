import { useMutation } from "@tanstack/react-query";
import { isRecordsKey } from "@visiga/contracts/site";
import { isTextKey, textPath } from "@visiga/contracts/site-texts";
import { fill } from "@visiga/i18n/format";
import { isSampleText } from "@visiga/i18n/sample-texts";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useValueName } from "#dashboard/shared/words/names.ts";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { changedDays, isOutdated } from "#dashboard/site/editing/translation-gaps.tsx";
import type { SiteForm } from "#dashboard/site/editing/use-site-form.ts";
import { isRemoved, nullIfDefault, type StoredValue, useSiteRefresh } from "#dashboard/site/editing/use-site-values.ts";
import { useTrpcClient } from "#platform/data/use-trpc.ts";
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
  const trpc = useTrpcClient().site;
  const { mutate: settle, isPending: busy } = useSettling(siteForm, stored, onDone);
  const { key, version, sample, defaults, earlierDefaults, translation } = stored;
  const form = siteForm.formOf(key);
  const isChanged = siteForm.isChanged(key);
  const removed = isRemoved(stored);
  // A sample can be confirmed unchanged; a page text whose default is a sample can also be removed.
  const confirmable = sample && !removed;
  const removable = isTextKey(key) && isSampleText(textPath(key)) && !isChanged && !removed;
  const differing = (["en", "sw"] as const).filter(
    (side) => defaults && form.shape === "text" && form[side].trim() !== "" && form[side] !== defaults[side],
  );
  const updated = differing.filter((side) => earlierDefaults?.[side] != null);
  /** Saves the text again, based on the current defaults. */
  const keepOwn = () => trpc.save.mutate({ key, version, value: nullIfDefault(stored, stored.value) });
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
              <TextButton
                disabled={busy}
                onClick={() => settle([() => trpc.confirmSample.mutate({ key, version }), site.confirmed])}
              >
                {isRecordsKey(key) ? site.confirmRecords : site.isRight}
              </TextButton>{" "}
            </>
          )}
          {removable && (
            <TextButton
              disabled={busy}
              aria-label={fill(texts.removeOne, { name: nameOf(key) })}
              onClick={() => settle([() => trpc.removeText.mutate({ key, version }), texts.removed])}
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
            <TextButton disabled={busy} onClick={() => settle([keepOwn, texts.kept])}>
              {texts.keepOwn}
            </TextButton>
          )}
        </p>
      )}
      {isOutdated(translation) && (
        <p>
          {(stored.englishChangedAt ?? stored.swahiliChangedAt) && changedDays(stored, site, language)}{" "}
          <TextButton
            disabled={busy}
            onClick={() => settle([() => trpc.confirmTranslation.mutate({ key, version }), site.agree])}
          >
            {stillRight[translation]}
          </TextButton>
        </p>
      )}
    </>
  );
}

/** Changes a value as stored, says so, and keeps its unsaved edit. `onDone` is called after a success. */
function useSettling(siteForm: SiteForm, { key, version }: StoredValue, onDone: () => void) {
  const { site } = useDashboardDictionary();
  const reasonOf = useFailureReason();
  const showToast = useToast();
  const { put, refresh } = useSiteRefresh();
  return useMutation({
    mutationFn: ([change]: readonly [change: () => Promise<StoredValue>, message: string]) => change(),
    onSuccess: (settled, [, message]) => {
      const edit = siteForm.editOf(key);
      if (!edit || !siteForm.isChanged(key)) siteForm.settle(key, settled.version);
      // An edit of an earlier version stays stale, so that saving it reports the conflict.
      else if (edit.version === version) siteForm.restore(key, { ...edit, version: settled.version });
      put(settled);
      showToast(message);
      onDone();
    },
    onError: (error) => showToast(fill(site.failed, { reason: reasonOf(error) })),
    onSettled: () => void refresh(),
  });
}
