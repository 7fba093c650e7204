import { useMutation } from "@tanstack/react-query";
import { isRecordsKey } from "@visiga/contracts/site";
import { isTextKey, textPath, type ValueKey } from "@visiga/contracts/site-texts";
import { fill } from "@visiga/i18n/format";
import { isSampleText } from "@visiga/i18n/sample-texts";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { useValueName } from "#dashboard/shared/words/value-name.ts";
import type { SiteEdits } from "#dashboard/site/editing/use-site-edits.ts";
import { isRemoved, nullIfDefault, type StoredValue, useSiteRefresh } from "#dashboard/site/editing/use-site-values.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { TextButton } from "#ui/controls/text-link.tsx";
import { changedDays } from "./changed-days.ts";

interface NoteProps {
  stored: StoredValue;
  edits: SiteEdits;
  /** Called when the button disappears, so that the caller can move the focus. */
  onDone: () => void;
}

/** The notes below the fields of a value: that it is a sample, differs from its default, or lacks a translation. */
export function ValueNotes(props: NoteProps) {
  return (
    <>
      <SampleNote {...props} />
      <DefaultNote {...props} />
      <TranslationNote {...props} />
    </>
  );
}

/** A sample can be confirmed unchanged; a page text whose default is a sample can also be removed. */
function SampleNote({ stored, edits, onDone }: NoteProps) {
  const { key, version, sample, defaults } = stored;
  const { site } = useDashboardDictionary();
  const nameOf = useValueName();
  const { sample: confirming, removal } = useSiteConfirmation(edits, onDone);
  const removable = isTextKey(key) && isSampleText(textPath(key)) && !edits.isChanged(key);
  const busy = confirming.isPending || removal.isPending;
  if (isRemoved(stored)) {
    if (!defaults || edits.isChanged(key)) return null;
    return (
      <p>
        {site.texts.silent} <UseDefault stored={stored} edits={edits} onDone={onDone} />
      </p>
    );
  }
  if (!sample && !removable) return null;
  return (
    <p>
      {sample && (
        <>
          {isTextKey(key) ? site.texts.sampleHint : isRecordsKey(key) ? site.sampleRecords : site.sampleHint}{" "}
          <TextButton disabled={busy} onClick={() => confirming.mutate({ key, version })}>
            {isRecordsKey(key) ? site.confirmRecords : site.isRight}
          </TextButton>{" "}
        </>
      )}
      {removable && (
        <TextButton
          disabled={busy}
          aria-label={fill(site.texts.removeOne, { name: nameOf(key) })}
          onClick={() => removal.mutate({ key, version })}
        >
          {site.texts.remove}
        </TextButton>
      )}
    </p>
  );
}

/** Reports that a page text differs from its default, and which defaults an update has changed since. */
function DefaultNote({ stored, edits, onDone }: NoteProps) {
  const words = useDashboardDictionary().site.texts;
  const { key, version, defaults, earlierDefaults } = stored;
  const form = edits.toForm(key);
  const keep = useSiteConfirmation(edits, onDone).keeping;
  if (!defaults || form.shape !== "text") return null;
  const sides = (["en", "sw"] as const).filter((side) => form[side].trim() !== "" && form[side] !== defaults[side]);
  if (sides.length === 0) return null;
  const changed = sides.filter((side) => earlierDefaults?.[side] != null);
  const keepOwn = () => keep.mutate({ key, version, value: nullIfDefault(stored, stored.value) });
  return (
    <>
      {changed.map((side) => (
        <p key={side} lang={side}>
          {fill(words.defaultChanged, { text: defaults[side] })}
        </p>
      ))}
      <p>
        {words.differs} <UseDefault stored={stored} edits={edits} onDone={onDone} />{" "}
        {changed.length > 0 && (
          <TextButton disabled={keep.isPending} onClick={keepOwn}>
            {words.keepOwn}
          </TextButton>
        )}
      </p>
    </>
  );
}

function UseDefault({ stored: { key, defaults }, edits, onDone }: NoteProps) {
  const { texts } = useDashboardDictionary().site;
  const fillIn = () => {
    if (defaults) edits.change(key, () => ({ shape: "text", ...defaults }));
    onDone();
  };
  return <TextButton onClick={fillIn}>{texts.useDefault}</TextButton>;
}

/** States which language changed last and when, with a button that confirms the other one as up to date. */
function TranslationNote({ stored, edits, onDone }: NoteProps) {
  const { site } = useDashboardDictionary();
  const language = useLanguage();
  const confirming = useSiteConfirmation(edits, onDone).translation;
  const { key, version, translation } = stored;
  if (translation !== "englishLater" && translation !== "swahiliLater") return null;
  const { swahili, english } = site.stillRight;
  return (
    <p>
      {changedDays(stored, site, language)}{" "}
      <TextButton disabled={confirming.isPending} onClick={() => confirming.mutate({ key, version })}>
        {translation === "englishLater" ? swahili : english}
      </TextButton>
    </p>
  );
}

/** Confirms a value as stored and keeps its unsaved edit, or removes a text. `onDone` is called after a success. */
function useSiteConfirmation(edits: SiteEdits, onDone: () => void) {
  const { site } = useDashboardDictionary();
  const trpc = useTrpc();
  const reasonOf = useFailureReason();
  const showToast = useToast();
  const { put, refresh } = useSiteRefresh();
  const handlers = (message: string) => ({
    onSuccess: (confirmed: StoredValue, { key, version }: { key: ValueKey; version: number }) => {
      const edit = edits.editOf(key);
      if (!edit || !edits.isChanged(key)) edits.settle(key, confirmed.version);
      // An edit of an earlier version stays stale, so that saving it reports the conflict.
      else if (edit.version === version) edits.restore(key, { ...edit, version: confirmed.version });
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
