import { fill } from "@visiga/i18n/format";
import { Suspense, useEffect, useRef } from "react";
import { ConflictDialog } from "#dashboard/shared/dialogs/conflict-dialog.tsx";
import { FormDialog } from "#dashboard/shared/dialogs/form-dialog.tsx";
import { AlternativeTextFields, ConsentFields, EntryControl } from "#dashboard/shared/forms/entry-parts.tsx";
import { useNeedsReview } from "#dashboard/shared/review/use-review-rule.ts";
import { useEntryWords } from "#dashboard/shared/words/entry-words.ts";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { failureOf } from "#platform/data/failure.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { ProgressBar } from "#ui/controls/progress-bar.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Notice } from "#ui/text/notice.tsx";
import { EntryFolds, EntryWords } from "./entry-fields.tsx";
import styles from "./entry-form.module.css";
import { conflictFields, entryValues, screenReaderText } from "./entry-values.ts";
import { FocalField } from "./focal-point.tsx";
import { PictureField } from "./picture-field.tsx";
import { usePreview, useTransformedPicture } from "./transform/use-preview.ts";
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
  const { stored, picture, album, values, busy, conflict, takingDown } = form;
  const news = values.page === "NEWS";
  const many = album !== null && album.count > 1;
  // The picture as it will be sent: only that is certainly what the website will show.
  const chosen = picture && (picture.prepared?.thumbnail ? picture.prepared.picture : null);
  const original = usePreview(stored, picture ? chosen : undefined);
  const src = useTransformedPicture(original, values);
  const percent = Math.round(form.sent * 100);
  // News has its fields in another order: the list of pages, where it was chosen, is another element then.
  const wasNews = useRef(news);
  useEffect(() => {
    if (wasNews.current !== news)
      document.getElementById(news ? `title${language === "sw" ? "Sw" : ""}` : "page")?.focus();
    wasNews.current = news;
  }, [news, language]);
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
        <div role="status" data-full>
          {stored?.takenDown && <Notice icon="eye">{fill(consent.takenDown, { name: nameOf(stored) })}</Notice>}
        </div>
        {needsReview && (
          <div data-full>
            <Notice icon="eye">{stored?.shown ? images.review.hintShown : images.review.hint}</Notice>
          </div>
        )}
        <div data-full className={styles.columns}>
          {news && <EntryWords form={form} />}
          <div key="picture">
            {album ? (
              <Suspense>
                <album.Field disabled={busy} />
              </Suspense>
            ) : (
              <PictureField
                entry={stored}
                choice={picture}
                original={original}
                src={src}
                onChoose={form.choosePicture}
                form={form}
                disabled={busy}
              />
            )}
            {form.asksMinors && (
              <div className="above-3">
                <ConsentFields
                  form={form}
                  label={many ? images.upload.minors : consent.minors}
                  noted={picture || values.blur ? null : stored?.consent}
                  warning={<Notice icon="warning">{many ? images.upload.hidden : consent.required}</Notice>}
                />
              </div>
            )}
            {stored?.page === "NEWS" && (
              <TextLink to={`/dashboard?page=GALLERY&task=upload&album=${stored.id}`}>{images.album.add}</TextLink>
            )}
            {news && <EntryControl form={form} name="eventDay" />}
          </div>
          {!news && <EntryWords form={form} />}
        </div>
        <EntryFolds
          form={form}
          alternative={
            (picture || stored?.photo) && (
              <AlternativeTextFields form={form} spoken={screenReaderText(values, images)} />
            )
          }
          focal={src && <FocalField src={src} form={form} disabled={busy} />}
        />
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
