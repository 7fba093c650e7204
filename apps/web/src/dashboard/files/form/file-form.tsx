import { type FileCreate, type FileUpdate, fileCreate, fileUpdate } from "@visiga/contracts/files";
import type { ManagedFile } from "@visiga/contracts/managed-files";
import { fill } from "@visiga/i18n/format";
import { useRef, useState } from "react";
import { ConflictDialog } from "#dashboard/kit/dialogs/conflict-dialog.tsx";
import { DraftNotice } from "#dashboard/kit/dialogs/draft-notice.tsx";
import { FormDialog } from "#dashboard/kit/dialogs/form-dialog.tsx";
import { useFormValues } from "#dashboard/kit/forms/use-form-values.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useLanguage } from "#platform/words/dictionary.ts";
import { Notice } from "#ui/text/notice.tsx";
import { ConsentFields } from "./consent-fields.tsx";
import { FileFields } from "./file-fields.tsx";
import { changedFields, conflictFields, fileValues } from "./file-values.ts";
import { PictureField } from "./picture-field.tsx";
import { TakeDownButton } from "./take-down-button.tsx";
import { UploadProgress } from "./upload-progress.tsx";
import { useChosenPicture } from "./use-chosen-picture.ts";
import { useFileSaving } from "./use-file-saving.ts";

interface FileFormProps {
  /** What is edited; null for something new. */
  record: ManagedFile | null;
  onClose: () => void;
  onSaved: (record: ManagedFile) => void;
  /** The record is another now, and the form stays: it was taken down, or somebody else had saved it. */
  onChanged?: ((record: ManagedFile) => void) | undefined;
}

/** Adds or edits a picture with its words. What was typed stays until it is saved, even where the tab is closed. */
export function FileForm({ record, onClose, onSaved, onChanged }: FileFormProps) {
  const { images, errors } = useDashboardDictionary();
  const language = useLanguage();
  const words = images.form;
  /** The record as this form knows it stored. */
  const [stored, setStored] = useState(record);
  const form = useFormValues(record ? fileUpdate : fileCreate, fileValues(record), {
    draft: record ? `picture/${record.id}` : "picture",
  });
  const { values, draft } = form;
  const picture = useChosenPicture();
  const saving = useFileSaving(form.refuse);
  const lastSent = useRef<FileCreate | FileUpdate>(undefined);
  const busy = saving.sent !== null;
  const unfit = picture.choice?.unfit;

  const save = async (fields: FileCreate | FileUpdate, against: ManagedFile | null) => {
    lastSent.current = fields;
    const sent = { stored: against, fields: changedFields(fields, against), picture: picture.prepared };
    const saved = await saving.save(sent);
    if (!saved) return;
    draft.forget();
    onSaved(saved);
  };
  const submit = (element: HTMLFormElement) => {
    const fields = form.check(element);
    if (fields && unfit) element.querySelector<HTMLElement>("input[type=file]")?.focus();
    else if (fields) void save(fields, stored);
  };
  const cancel = () => {
    draft.forget();
    onClose();
  };

  const changed = (now: ManagedFile) => {
    // Where others have changed it too, saving has to find out, and to ask.
    if (values.version === String(stored?.version) && now.version === Number(values.version) + 1) {
      draft.rebase({ version: String(now.version) });
    }
    setStored(now);
    onChanged?.(now);
  };
  const acceptTheirs = (theirs: ManagedFile) => {
    saving.leaveConflict();
    draft.discard(fileValues(theirs));
    picture.choose(null);
    setStored(theirs);
    onChanged?.(theirs);
  };
  const saveMine = (theirs: ManagedFile) => {
    saving.leaveConflict();
    draft.rebase({ version: String(theirs.version) });
    setStored(theirs);
    if (lastSent.current) void save({ ...lastSent.current, version: theirs.version }, theirs);
  };
  const chooseFile = (file: File | null) => {
    picture.choose(file);
    // Another picture has another middle.
    const { focalX, focalY } = fileValues(file ? null : stored);
    form.set({ focalX, focalY });
  };

  const { theirs } = saving;
  return (
    <>
      <FormDialog
        wide
        title={record ? words.editTitle : words.addTitle}
        cancelLabel={words.cancel}
        submitLabel={words.save}
        busyLabel={words.saving}
        busy={busy}
        extra={stored && <TakeDownButton record={stored} disabled={busy} onChanged={changed} onFailed={saving.fail} />}
        onSubmit={submit}
        onClose={onClose}
        onCancel={cancel}
        failure={saving.failure}
        onFailureRead={saving.readFailure}
      >
        <DraftNotice draft={draft} />
        <PictureField
          record={stored}
          chosen={picture.choice?.file ?? null}
          after={picture.choice?.after}
          onChoose={chooseFile}
          focal={{ x: Number(values.focalX), y: Number(values.focalY) }}
          onFocal={({ x, y }) => form.set({ focalX: String(x), focalY: String(y) })}
          disabled={busy}
          error={unfit && errors.failure[unfit]}
        />
        <FileFields form={form} />
        <ConsentFields noted={stored?.consent ?? null} values={values} onChange={form.set} />
        <div role="status" data-full>
          {stored?.takenDown && <Notice icon="eye">{fill(images.consent.takenDown, { name: stored.name })}</Notice>}
        </div>
        {saving.sent !== null && picture.choice && <UploadProgress part={saving.sent} />}
      </FormDialog>
      {theirs && (
        <ConflictDialog
          fields={conflictFields(values, fileValues(theirs.record), images, language)}
          changed={theirs.changed}
          onUseTheirs={() => acceptTheirs(theirs.record)}
          onBack={saving.leaveConflict}
          onSaveMine={() => saveMine(theirs.record)}
        />
      )}
    </>
  );
}
