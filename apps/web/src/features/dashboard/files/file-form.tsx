import {
  type FileCreate,
  type FileRecord,
  type FileUpdate,
  fileCreate,
  filePages,
  fileUpdate,
} from "@visiga/contracts/files";
import { fill } from "@visiga/i18n/format";
import { useState } from "react";
import { useDashboardDictionary } from "../../../platform/dashboard-dictionary.ts";
import { useDictionary } from "../../../platform/dictionary.ts";
import { failureWords } from "../../../platform/failure.ts";
import { FieldPair, SelectField, TextAreaField, TextField } from "../../../ui/field.tsx";
import { FormDialog } from "../frame/form-dialog.tsx";
import { useFormValues } from "../frame/use-form-values.ts";
import { PictureField } from "./picture-field.tsx";
import { pictureIssue } from "./picture-issue.ts";
import { sendFile } from "./send-file.ts";
import { TitleSuggestions } from "./title-suggestions.tsx";
import { UploadProgress } from "./upload-progress.tsx";

interface FileFormProps {
  /** What is edited; null for something new. */
  record: FileRecord | null;
  onClose: () => void;
  onSaved: (record: FileRecord) => void;
}

const titlesId = "title-suggestions";

/** Adds or edits a picture with its words. What was typed stays until it is saved. */
export function FileForm({ record, onClose, onSaved }: FileFormProps) {
  const { images, errors } = useDashboardDictionary();
  const { common } = useDictionary();
  const words = images.form;
  const form = useFormValues(record ? fileUpdate : fileCreate, {
    name: record?.name ?? "",
    title: record?.title ?? "",
    page: record?.page ?? "",
    description: record?.description ?? "",
  });
  const [picture, setPicture] = useState<File | null>(null);
  /** How much of the form has travelled, 0 to 1; null while it rests. */
  const [sent, setSent] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const unfit = picture && pictureIssue(picture);

  const save = async (fields: FileCreate | FileUpdate) => {
    setSent(0);
    try {
      onSaved(await sendFile({ id: record?.id, fields, picture, onProgress: setSent }));
    } catch (error) {
      console.error(error);
      setSent(null);
      form.refuse(error);
      setFailure(fill(words.failed, { reason: failureWords(error, errors) ?? common.unreachable }));
    }
  };

  const submit = (element: HTMLFormElement) => {
    const fields = form.check(element, record ? { version: record.version } : {});
    if (fields && unfit) element.querySelector<HTMLElement>("input[type=file]")?.focus();
    else if (fields) void save(fields);
  };

  return (
    <FormDialog
      title={record ? words.editTitle : words.addTitle}
      cancelLabel={words.cancel}
      submitLabel={words.save}
      busyLabel={words.saving}
      busy={sent !== null}
      onSubmit={submit}
      onClose={onClose}
      failure={failure}
      onFailureRead={() => setFailure(null)}
    >
      <FieldPair>
        <TextField label={words.name} required {...form.field("name")} data-autofocus />
        <TextField label={words.title} required list={titlesId} autoComplete="off" {...form.field("title")} />
      </FieldPair>
      <TitleSuggestions id={titlesId} page={form.values.page} />
      <SelectField label={words.page} required {...form.field("page")}>
        <option value="">{words.choosePage}</option>
        {filePages.map((page) => (
          <option key={page} value={page}>
            {images.pages[page]}
          </option>
        ))}
      </SelectField>
      <TextAreaField label={words.description} mark={words.optional} {...form.field("description")} />
      <PictureField
        kept={record?.photo}
        chosen={picture}
        onChoose={setPicture}
        disabled={sent !== null}
        error={unfit && errors.failure[unfit]}
      />
      {sent !== null && picture && <UploadProgress part={sent} />}
    </FormDialog>
  );
}
