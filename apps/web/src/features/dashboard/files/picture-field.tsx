import type { Photo } from "@visiga/contracts/files";
import { type ChangeEvent, type ReactNode, useEffect, useId, useState } from "react";
import { byteWords } from "../../../platform/byte-words.ts";
import { useDashboardDictionary } from "../../../platform/dashboard-dictionary.ts";
import { useLanguage } from "../../../platform/dictionary.ts";
import { photoWeight } from "../../../platform/photo-weight.ts";
import { photoSource } from "../../../ui/picture-source.ts";
import { TextButton } from "../../../ui/text-link.tsx";
import styles from "./picture-field.module.css";

interface PictureFieldProps {
  /** The picture that is there already. */
  kept: Photo | null | undefined;
  chosen: File | null;
  onChoose: (file: File | null) => void;
  disabled: boolean;
  error: ReactNode;
}

/** The address of a chosen file, for as long as it is chosen. */
function useObjectUrl(file: File | null): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const address = URL.createObjectURL(file);
    setUrl(address);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(address);
    };
  }, [file]);
  return url;
}

/** Chooses one picture, or another in place of the one there is, and shows it at most 10rem high. */
export function PictureField({ kept, chosen, onChoose, disabled, error }: PictureFieldProps) {
  const { form, weight } = useDashboardDictionary().images;
  const language = useLanguage();
  const id = useId();
  const url = useObjectUrl(chosen);
  const shown = chosen ? url : kept && photoSource(kept).src;
  const [unreadable, setUnreadable] = useState<string>();

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Whoever calls the choice off keeps what was chosen before.
    if (file) onChoose(file);
    target.value = "";
  };

  const note = error || form.pictureHint;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {form.picture} <span>{form.optional}</span>
      </label>
      <div className={styles.row}>
        {shown && shown !== unreadable && (
          <img className={styles.preview} src={shown} alt={form.preview} onError={() => setUnreadable(shown)} />
        )}
        <div className={styles.choice}>
          {chosen && <p className={styles.name}>{chosen.name}</p>}
          {chosen && <p>{byteWords(chosen.size, weight, language)}</p>}
          {!chosen && kept && <p>{byteWords(photoWeight(kept), weight, language)}</p>}
          <input
            id={id}
            type="file"
            accept="image/*"
            className="vh"
            disabled={disabled}
            aria-describedby={`${id}-note`}
            aria-invalid={error ? true : undefined}
            onChange={choose}
          />
          <label htmlFor={id} className={styles.button}>
            {chosen ? form.chooseAnother : kept ? form.replace : form.choose}
          </label>
          {chosen && (
            <TextButton disabled={disabled} onClick={() => onChoose(null)}>
              {form.removeChosen}
            </TextButton>
          )}
        </div>
      </div>
      <small id={`${id}-note`} className={error ? styles.error : undefined}>
        {note}
      </small>
    </div>
  );
}
