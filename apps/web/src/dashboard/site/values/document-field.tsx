import { useMutation } from "@tanstack/react-query";
import { type DocumentFile, documentFile } from "@visiga/contracts/documents";
import { fill, formatNumber } from "@visiga/i18n/format";
import { useState } from "react";
import * as z from "zod/mini";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { sendForm } from "#platform/data/send-form.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import text from "#ui/controls/text-link.module.css";
import styles from "./document-field.module.css";

interface DocumentFieldProps {
  id: string;
  label: string;
  file: DocumentFile | null;
  error: string | undefined;
  onChange: (file: DocumentFile) => void;
}

/** Sends a chosen PDF at once. The record names the stored file when it is saved. */
export function DocumentField({ id, label, file, error, onChange }: DocumentFieldProps) {
  const { document: words } = useDashboardDictionary().records;
  const language = useLanguage();
  const reasonOf = useFailureReason();
  const [sent, setSent] = useState(0);
  const sending = useMutation({
    mutationFn: async (chosen: File) => {
      const form = new FormData();
      form.append("file", chosen, chosen.name);
      setSent(0);
      return z.parse(
        documentFile,
        await sendForm({ method: "POST", url: "/api/v1/documents", form, onProgress: setSent }),
      );
    },
    onSuccess: onChange,
  });
  const percent = Math.round(sent * 100);
  const size = file && formatNumber(Math.ceil(file.bytes / 1000), language);
  const wrong = sending.error ? reasonOf(sending.error) : error;
  return (
    <div className={styles.field}>
      <span className={styles.label}>{label}</span>
      {file && size && <p>{fill(words.stored, { size, pages: file.pages })}</p>}
      <input
        id={id}
        type="file"
        accept="application/pdf,.pdf"
        className="visually-hidden"
        disabled={sending.isPending}
        aria-describedby={`${id}-note`}
        aria-invalid={wrong ? true : undefined}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) sending.mutate(chosen);
          target.value = "";
        }}
      />
      <label htmlFor={id} className={text.text}>
        {file ? words.another : words.choose}
      </label>
      <small id={`${id}-note`} className={wrong ? styles.error : undefined}>
        {wrong ?? words.hint}
      </small>
      <p role="status">{sending.isPending && (percent < 100 ? fill(words.sending, { percent }) : words.checking)}</p>
    </div>
  );
}
