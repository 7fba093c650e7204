import { photoWeight, pictureBudget } from "@visiga/contracts/entries";
import type { ManagedEntry } from "@visiga/contracts/managed-entries";
import { fill, formatNumber } from "@visiga/i18n/format";
import { useId, useState } from "react";
import { FileInput } from "#dashboard/shared/forms/fields.tsx";
import { AlikePicture } from "#dashboard/shared/photos/managed-picture.tsx";
import { usePictureTypes } from "#dashboard/shared/photos/use-picture-types.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { classNames } from "#ui/class-names.ts";
import field from "#ui/controls/field.module.css";
import { TextButton } from "#ui/controls/text-link.tsx";
import { entryValues } from "./entry-values.ts";
import styles from "./picture-field.module.css";
import { TransformFields, type TransformForm } from "./transform/transform-fields.tsx";
import type { Choice } from "./use-chosen-picture.ts";

interface PictureFieldProps {
  entry: ManagedEntry | null;
  choice: Choice | null;
  /** URL of the picture before it is turned, cropped and covered, and after. */
  original: string | undefined;
  src: string | undefined;
  onChoose: (file: File | null) => void;
  form: TransformForm;
  disabled: boolean;
}

export function PictureField({ entry, choice, original, src, onChoose, form, disabled }: PictureFieldProps) {
  const { images, errors, dashboard } = useDashboardDictionary();
  const { form: t, transform: transformWords, weight } = images;
  const language = useLanguage();
  const id = useId();
  const types = usePictureTypes();
  const { picture: chosen = null, prepared } = choice ?? {};
  const issue = prepared?.issue;
  const [transformOpened, setTransformOpened] = useState(false);
  const transforming = transformOpened || Boolean(form.error("crop") || form.error("blur"));
  const [unreadable, setUnreadable] = useState<string>();
  const photo = entry?.photo;

  return (
    <div className={`stack gap-2 above-5 ${styles.field}`}>
      <label htmlFor={id} className={field.label}>
        {t.picture} <span className="mute">{dashboard.optional}</span>
      </label>
      {transforming && original && (
        <TransformFields
          key={original}
          src={original}
          form={form}
          disabled={disabled}
          answers={entryValues(chosen ? null : entry)}
          stored={!chosen}
        />
      )}
      {!transforming && src && src !== unreadable && (
        <img src={src} alt={t.preview} className="preview" onError={() => setUnreadable(src)} />
      )}
      {chosen && <p className="small breaks">{chosen.name}</p>}
      <div className={`row wraps ${styles.buttons}`}>
        <FileInput
          id={id}
          accept={types.accept}
          disabled={disabled}
          invalid={Boolean(issue)}
          onChoose={([picked = null]) => onChoose(picked)}
          line
        >
          {chosen ? t.chooseAnother : photo ? t.replace : t.choose}
        </FileInput>
        {original && original !== unreadable && (
          <TextButton
            disabled={disabled}
            aria-expanded={transforming}
            onClick={() => setTransformOpened(!transforming)}
          >
            {transforming ? transformWords.close : transformWords.open}
          </TextButton>
        )}
        {chosen && (
          <TextButton disabled={disabled} onClick={() => onChoose(null)}>
            {t.removeChosen}
          </TextButton>
        )}
      </div>
      {!chosen && photo && photoWeight(photo) > pictureBudget && (
        <p className={field.error}>
          {fill(weight.pictureTooHeavy, { budget: formatNumber(pictureBudget / 1000, language) })}
        </p>
      )}
      <div role="status">
        <AlikePicture picture={prepared} except={entry?.id} />
      </div>
      <small id={`${id}-note`} className={classNames(field.hint, issue && field.error)}>
        {issue ? errors.failure[issue] : prepared?.unopened ? images.upload.unopened : types.name(t.pictureHint)}
      </small>
    </div>
  );
}
