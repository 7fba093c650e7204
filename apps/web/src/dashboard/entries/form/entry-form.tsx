import { fill, formatDay } from "@visiga/i18n/format";
import { ConflictDialog } from "#dashboard/shared/dialogs/conflict-dialog.tsx";
import { FormDialog } from "#dashboard/shared/dialogs/form-dialog.tsx";
import { AlternativeTextFields, ConsentFields, EntryControl } from "#dashboard/shared/forms/entry-parts.tsx";
import type { FormFields } from "#dashboard/shared/forms/use-form.ts";
import { useNeedsReview } from "#dashboard/shared/review/use-review-rule.ts";
import { useEntryWords } from "#dashboard/shared/words/entry-words.ts";
import { isDay, today } from "#dashboard/shared/words/format-date-time.ts";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { failureOf } from "#platform/data/failure.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { FieldPair } from "#ui/controls/field.tsx";
import { ProgressBar } from "#ui/controls/progress-bar.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Notice } from "#ui/text/notice.tsx";
import { EntryFields } from "./entry-fields.tsx";
import styles from "./entry-form.module.css";
import { conflictFields, type EntryValues, entryValues, screenReaderText } from "./entry-values.ts";
import { PictureField } from "./picture-field.tsx";
import { type EntryFormOptions, useEntryForm } from "./use-entry-form.ts";

/** Form that adds or edits an entry. A draft on this device keeps unsaved input and picture, even if the tab closes. */
export function EntryForm({ onClose, ...options }: EntryFormOptions & { onClose: () => void }) {
  const { images, dashboard } = useDashboardDictionary();
  const { form: t, consent } = images;
  const language = useLanguage();
  const reasonOf = useFailureReason();
  const { nameOf } = useEntryWords();
  const form = useEntryForm(options);
  const needsReview = useNeedsReview();
  const { stored, picture, values, busy, conflict, takingDown } = form;
  const percent = Math.round(form.sent * 100);
  const gone = stored !== null && failureOf(form.failure)?.code === "not_found";
  const failed = form.reason && fill(t.failed, { reason: gone ? images.conflict.gone : form.reason });

  return (
    <>
      <FormDialog
        wide
        form={form}
        title={options.entry ? t.editTitle : t.addTitle}
        extra={
          stored && (
            <Button
              icon="eye"
              variant="line"
              disabled={busy}
              busy={takingDown.isPending}
              onClick={() => takingDown.mutate({ id: stored.id, takenDown: !stored.takenDown })}
            >
              {stored.takenDown ? consent.putBack : consent.takeDown}
            </Button>
          )
        }
        onClose={onClose}
        alert={takingDown.error ? reasonOf(takingDown.error) : failed}
        onAlertClose={takingDown.reset}
      >
        {stored?.reviewNote && (
          // It says what to change, so the form begins there, and not at its first field below the picture.
          <div data-full tabIndex={-1} data-autofocus>
            <Notice icon="warning">{fill(images.review.note, { note: stored.reviewNote })}</Notice>
          </div>
        )}
        <PictureField entry={stored} choice={picture} onChoose={form.choosePicture} form={form} disabled={busy} />
        {form.asksMinors && (
          <div data-full className="above-4">
            <ConsentFields
              form={form}
              label={consent.minors}
              noted={picture || values.blur ? null : stored?.consent}
              warning={<Notice icon="warning">{consent.required}</Notice>}
            />
          </div>
        )}
        <div role="status" data-full>
          {stored?.takenDown && <Notice icon="eye">{fill(consent.takenDown, { name: nameOf(stored) })}</Notice>}
        </div>
        {needsReview && (
          <div data-full>
            <Notice icon="eye">{stored?.shown ? images.review.hintShown : images.review.hint}</Notice>
          </div>
        )}
        {stored?.page === "NEWS" && (
          <div data-full>
            <TextLink to={`/dashboard?page=GALLERY&task=upload&album=${stored.id}`}>{images.album.add}</TextLink>
          </div>
        )}
        <EntryFields form={form}>
          <ShownDaysFields form={form} />
          {(picture || stored?.photo) && (
            <AlternativeTextFields form={form} spoken={screenReaderText(values, images)} />
          )}
        </EntryFields>
        {busy && picture && (
          <div className={"small above-4"}>
            <ProgressBar label={dashboard.saving} value={percent} />
            <p className="tabular above-1">{fill(t.progress, { percent })}</p>
            <p role="status" className="tabular above-1">
              {percent === 100 && t.preparing}
            </p>
          </div>
        )}
      </FormDialog>
      {conflict && (
        <ConflictDialog fields={conflictFields(values, entryValues(conflict.theirs), images, language)} {...conflict} />
      )}
    </>
  );
}

function ShownDaysFields({ form }: { form: FormFields<keyof EntryValues> }) {
  const { images, dashboard } = useDashboardDictionary();
  const { schedule } = images;
  const language = useLanguage();
  const { shownFrom, shownUntil } = form.values;
  const waits =
    isDay(shownFrom) && shownFrom > today() && fill(schedule.waits, { day: formatDay(shownFrom, language) });
  const isOver = isDay(shownUntil) && shownUntil < today() && schedule.isOver;
  return (
    <div data-full>
      <FieldPair>
        <EntryControl form={form} name="shownFrom" mark={dashboard.optional} hint={schedule.hint} />
        <EntryControl form={form} name="shownUntil" mark={dashboard.optional} hint={schedule.untilHint} />
      </FieldPair>
      <div role="status" className={styles.waits}>
        {(isOver || waits) && <Notice icon="eye">{isOver || waits}</Notice>}
      </div>
    </div>
  );
}
