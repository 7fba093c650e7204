import { useQueryClient } from "@tanstack/react-query";
import { type FileCreate, type FileUpdate, fileCreate, fileUpdate } from "@visiga/contracts/file-requests";
import type { FilePage } from "@visiga/contracts/files";
import type { ManagedFile } from "@visiga/contracts/managed-files";
import { fill } from "@visiga/i18n/format";
import { useRef, useState } from "react";
import { ConflictDialog } from "#dashboard/shared/dialogs/conflict-dialog.tsx";
import { FormDialog } from "#dashboard/shared/dialogs/form-dialog.tsx";
import { AlternativeTextFields } from "#dashboard/shared/forms/alternative-text-fields.tsx";
import { useForm } from "#dashboard/shared/forms/use-form.ts";
import { useFileWords } from "#dashboard/shared/words/file-words.ts";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { failureOf } from "#platform/data/failure.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useLanguage } from "#platform/words/dictionary.ts";
import { ProgressBar } from "#ui/controls/progress-bar.tsx";
import { Notice } from "#ui/text/notice.tsx";
import { ConsentFields } from "./consent-fields.tsx";
import { FileFields } from "./file-fields.tsx";
import styles from "./file-form.module.css";
import {
  changedFields,
  conflictFields,
  fileValues,
  inEitherLanguage,
  initialValues,
  inSwahili,
  screenReaderText,
  showsMinors,
  withoutTransform,
} from "./file-values.ts";
import { FirstDayField } from "./first-day-field.tsx";
import { PictureField } from "./picture-field.tsx";
import { TakeDownButton } from "./take-down-button.tsx";
import { useChosenPicture } from "./use-chosen-picture.ts";
import { useSendFile } from "./use-send-file.ts";

interface FileFormProps {
  file: ManagedFile | null;
  page?: FilePage | undefined;
  onClose: () => void;
  onSaved: (file: ManagedFile) => void;
  /** Called if the form stays open after a change: a file taken down, or another user’s version accepted. */
  onChanged?: ((file: ManagedFile) => void) | undefined;
}

/** Form that adds or edits a file. A draft on this device keeps unsaved input and picture, even if the tab closes. */
export function FileForm({ file, page, onClose, onSaved, onChanged }: FileFormProps) {
  const { images } = useDashboardDictionary();
  const language = useLanguage();
  const reasonOf = useFailureReason();
  const { nameOf } = useFileWords();
  const queryClient = useQueryClient();
  const reading = useTrpc().files.read;
  const words = images.form;
  const [stored, setStored] = useState(file);
  const latest = useRef(file);
  const [notTakenDown, setNotTakenDown] = useState<unknown>(null);
  const draftName = file ? `picture/${file.id}` : "picture";
  const picture = useChosenPicture(draftName);
  const { sent, send } = useSendFile();
  const update = (now: ManagedFile) => {
    latest.current = now;
    setStored(now);
  };
  const form = useForm(
    file ? fileUpdate : fileCreate,
    initialValues(file, page, { language, author: useSessionUser().name }),
    {
      draft: draftName,
      ...(language === "sw" && { place: inSwahili }),
      save: {
        mutationFn: (fields: FileCreate | FileUpdate) => {
          const present = picture.choice ? null : latest.current;
          const other = present !== null && present.photo?.id !== file?.photo?.id;
          return send(file?.id, changedFields(other ? withoutTransform(fields) : fields, present), picture.prepared());
        },
      },
      onSaved: (saved) => {
        picture.forget();
        onSaved(saved);
      },
      ...(file && {
        conflict: {
          // The response contains the file as visitors see it.
          read: () => queryClient.fetchQuery({ ...reading.queryOptions({ id: file.id }), staleTime: 0 }),
          valuesOf: fileValues,
          onAnswer: (theirs: ManagedFile, answer) => {
            update(theirs);
            if (answer === "mine") return;
            picture.choose(null);
            onChanged?.(theirs);
          },
        },
      }),
    },
  );
  const { values, draft, busy, conflict } = form;
  const issue = picture.choice?.issue;
  const asksMinors = picture.choice !== null || Boolean(stored?.photo) || values.minors === "true";
  const gone = stored !== null && failureOf(form.failure)?.code === "not_found";
  const failed = form.reason && fill(words.failed, { reason: gone ? images.conflict.gone : form.reason });

  const whole = {
    busy,
    draft: {
      restored: draft.restored || picture.restored,
      discard: () => {
        draft.discard();
        picture.choose(null);
      },
      forget: () => {
        draft.forget();
        picture.forget();
      },
    },
    submit: (element: HTMLFormElement) => {
      const minors = asksMinors ? String(showsMinors(values)) : undefined;
      const more = { minors, ...inEitherLanguage(values) };
      if (!issue) form.submit(element, more);
      else if (form.check(element, more)) element.querySelector<HTMLElement>("input[type=file]")?.focus();
    },
    dismiss: () => {
      form.dismiss();
      setNotTakenDown(null);
    },
  };
  const takenDown = (now: ManagedFile) => {
    // If another user changed the file too, the version stays stale, so that saving reports the conflict.
    if (values.version === String(stored?.version) && now.version === Number(values.version) + 1) {
      draft.rebase({ version: String(now.version) });
    }
    update(now);
    onChanged?.(now);
  };
  const choosePicture = (chosen: File | null) => {
    picture.choose(chosen);
    // Turn, crop, focal point, minors and consent belong to one picture.
    const { focalX, focalY, minors, consent } = fileValues(chosen ? null : stored);
    form.set({ focalX, focalY, minors, consent, turns: "", crop: "" });
  };

  return (
    <>
      <FormDialog
        wide
        form={whole}
        title={file ? words.editTitle : words.addTitle}
        submitLabel={words.save}
        busyLabel={words.saving}
        extra={
          stored && <TakeDownButton file={stored} disabled={busy} onChanged={takenDown} onFailed={setNotTakenDown} />
        }
        onClose={onClose}
        alert={notTakenDown ? reasonOf(notTakenDown) : failed}
      >
        <PictureField file={stored} choice={picture.choice} onChoose={choosePicture} form={form} disabled={busy} />
        <FileFields form={form}>
          <FirstDayField form={form} />
          {(picture.choice || stored?.photo) && (
            <AlternativeTextFields
              form={form}
              spoken={screenReaderText(values, images)}
              className={styles.alternative}
            />
          )}
        </FileFields>
        {asksMinors && (
          <ConsentFields
            noted={picture.choice ? null : (stored?.consent ?? null)}
            values={values}
            onChange={form.set}
          />
        )}
        <div role="status" data-full>
          {stored?.takenDown && <Notice icon="eye">{fill(images.consent.takenDown, { name: nameOf(stored) })}</Notice>}
        </div>
        {busy && picture.choice && <UploadProgress part={sent} />}
      </FormDialog>
      {conflict && (
        <ConflictDialog fields={conflictFields(values, fileValues(conflict.theirs), images, language)} {...conflict} />
      )}
    </>
  );
}

function UploadProgress({ part }: { part: number }) {
  const { form } = useDashboardDictionary().images;
  const percent = Math.round(part * 100);
  return (
    <div className={styles.progress}>
      <ProgressBar label={form.saving} value={percent} />
      <p>{fill(form.progress, { percent })}</p>
      <p role="status">{percent === 100 && form.preparing}</p>
    </div>
  );
}
