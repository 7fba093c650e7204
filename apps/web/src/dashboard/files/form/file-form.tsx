import { type FileCreate, type FilePage, type FileUpdate, fileCreate, fileUpdate } from "@visiga/contracts/files";
import type { ManagedFile } from "@visiga/contracts/managed-files";
import { fill } from "@visiga/i18n/format";
import { useRef, useState } from "react";
import { ConflictDialog } from "#dashboard/shared/dialogs/conflict-dialog.tsx";
import { DraftNotice } from "#dashboard/shared/dialogs/draft-notice.tsx";
import { FormDialog } from "#dashboard/shared/dialogs/form-dialog.tsx";
import { useFormValues } from "#dashboard/shared/forms/use-form-values.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useLanguage } from "#platform/words/dictionary.ts";
import { Notice } from "#ui/text/notice.tsx";
import { ConsentFields } from "./consent-fields.tsx";
import { FileFields } from "./file-fields.tsx";
import { changedFields, conflictFields, fileValues, showsMinors } from "./file-values.ts";
import { PictureField } from "./picture-field.tsx";
import { TakeDownButton } from "./take-down-button.tsx";
import { UploadProgress } from "./upload-progress.tsx";
import { useChosenPicture } from "./use-chosen-picture.ts";
import { useFileSaving } from "./use-file-saving.ts";

interface FileFormProps {
  /** The file to edit; null for a new one. */
  file: ManagedFile | null;
  /** Initial page of a new file. */
  page?: FilePage | undefined;
  onClose: () => void;
  onSaved: (file: ManagedFile) => void;
  /** Called if the form stays open after a change: a file taken down, or another user’s version accepted. */
  onChanged?: ((file: ManagedFile) => void) | undefined;
}

/** Form that adds or edits a file. A draft on this device keeps unsaved input and picture, even if the tab closes. */
export function FileForm({ file, page, onClose, onSaved, onChanged }: FileFormProps) {
  const { images, errors } = useDashboardDictionary();
  const language = useLanguage();
  const words = images.form;
  /** The latest known version on the server. */
  const [stored, setStored] = useState(file);
  const draftName = file ? `picture/${file.id}` : "picture";
  const form = useFormValues(file ? fileUpdate : fileCreate, fileValues(file, page), { draft: draftName });
  const { values, draft } = form;
  const picture = useChosenPicture(draftName);
  const saving = useFileSaving(form.refuse);
  const lastSent = useRef<FileCreate | FileUpdate>(undefined);
  const busy = saving.sent !== null;
  const issue = picture.choice?.issue;
  /** A file without a picture shows no minors. */
  const asksMinors = picture.choice !== null || Boolean(stored?.photo) || values.minors === "true";

  const forgetDraft = () => {
    draft.forget();
    picture.forget();
  };
  const discardDraft = () => {
    draft.discard();
    picture.choose(null);
  };
  const save = async (fields: FileCreate | FileUpdate, against: ManagedFile | null) => {
    lastSent.current = fields;
    const sent = {
      stored: against,
      fields: changedFields(fields, picture.choice ? null : against),
      picture: picture.prepared,
    };
    const saved = await saving.save(sent);
    if (!saved) return;
    forgetDraft();
    onSaved(saved);
  };
  const submit = (element: HTMLFormElement) => {
    const minors = asksMinors ? String(showsMinors(values)) : undefined;
    const fields = form.check(element, { minors });
    if (fields && issue) element.querySelector<HTMLElement>("input[type=file]")?.focus();
    else if (fields) void save(fields, stored);
  };
  const cancel = () => {
    forgetDraft();
    onClose();
  };

  const changed = (now: ManagedFile) => {
    // If another user changed the file too, the version stays stale, so that saving reports the conflict.
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
  const choosePicture = (chosen: File | null) => {
    picture.choose(chosen);
    // Focal point, minors and consent belong to one picture.
    const { focalX, focalY, minors, consent } = fileValues(chosen ? null : stored);
    form.set({ focalX, focalY, minors, consent });
  };

  const { theirs } = saving;
  return (
    <>
      <FormDialog
        wide
        title={file ? words.editTitle : words.addTitle}
        cancelLabel={words.cancel}
        submitLabel={words.save}
        busyLabel={words.saving}
        busy={busy}
        extra={stored && <TakeDownButton file={stored} disabled={busy} onChanged={changed} onFailed={saving.fail} />}
        onSubmit={submit}
        onClose={onClose}
        onCancel={cancel}
        failure={saving.failure}
        onFailureRead={saving.readFailure}
      >
        <DraftNotice draft={{ restored: draft.restored || picture.restored, discard: discardDraft }} />
        <PictureField
          file={stored}
          chosen={picture.choice?.picture ?? null}
          after={picture.choice?.after}
          onChoose={choosePicture}
          focal={{ x: Number(values.focalX), y: Number(values.focalY) }}
          onFocal={({ x, y }) => form.set({ focalX: String(x), focalY: String(y) })}
          disabled={busy}
          error={issue && errors.failure[issue]}
        />
        <FileFields form={form} />
        {asksMinors && (
          <ConsentFields
            noted={picture.choice ? null : (stored?.consent ?? null)}
            values={values}
            onChange={form.set}
          />
        )}
        <div role="status" data-full>
          {stored?.takenDown && <Notice icon="eye">{fill(images.consent.takenDown, { name: stored.name })}</Notice>}
        </div>
        {saving.sent !== null && picture.choice && <UploadProgress part={saving.sent} />}
      </FormDialog>
      {theirs && (
        <ConflictDialog
          fields={conflictFields(values, fileValues(theirs.file), images, language)}
          changed={theirs.changed}
          onUseTheirs={() => acceptTheirs(theirs.file)}
          onBack={saving.leaveConflict}
          onSaveMine={() => saveMine(theirs.file)}
        />
      )}
    </>
  );
}
