import { visiblePoint } from "@visiga/contracts/files";
import type { ManagedFile } from "@visiga/contracts/managed-files";
import { fill } from "@visiga/i18n/format";
import { type ChangeEvent, useId, useState } from "react";
import type { FormFields } from "#dashboard/shared/forms/use-form-values.ts";
import { AlikePicture } from "#dashboard/shared/photos/alike-picture.tsx";
import { usePictureTypes } from "#dashboard/shared/photos/use-picture-types.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useLanguage } from "#platform/words/dictionary.ts";
import { formatBytes } from "#platform/words/format-bytes.ts";
import { TextButton } from "#ui/controls/text-link.tsx";
import { FocalPoint } from "./focal-point.tsx";
import styles from "./picture-field.module.css";
import { PictureWeight } from "./picture-weight.tsx";
import { TransformFields } from "./transform/transform-fields.tsx";
import { useTransformedPicture } from "./transform/use-transformed-picture.ts";
import type { Choice } from "./use-chosen-picture.ts";
import { usePreview } from "./use-preview.ts";

interface PictureFieldProps {
  file: ManagedFile | null;
  choice: Choice | null;
  onChoose: (file: File | null) => void;
  form: FormFields<"focalX" | "focalY" | "turns" | "crop" | "blur" | "minors" | "consent">;
  disabled: boolean;
}

export function PictureField({ file, choice, onChoose, form: { values, set, error }, disabled }: PictureFieldProps) {
  const { images, errors } = useDashboardDictionary();
  const { form, weight, transform: transformWords } = images;
  const language = useLanguage();
  const id = useId();
  const types = usePictureTypes();
  const { picture: chosen = null, issue, after, fingerprint } = choice ?? {};
  const focal = { x: Number(values.focalX), y: Number(values.focalY) };
  const transform = { turns: values.turns, crop: values.crop, blur: values.blur };
  const errorsOf = { crop: error("crop"), blur: error("blur") };
  const transformError = errorsOf.crop || errorsOf.blur;
  const original = usePreview(file, chosen);
  const src = useTransformedPicture(original, transform);
  const [transformOpened, setTransformOpened] = useState(false);
  const transforming = transformOpened || Boolean(transformError);
  const [unreadable, setUnreadable] = useState<string>();
  const [size, setSize] = useState({ width: 1, height: 1 });
  const { x, y } = visiblePoint(size, focal);
  const photo = file?.photo;

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [picked] = target.files ?? [];
    // Cancelling the file dialog keeps the earlier choice.
    if (picked) onChoose(picked);
    target.value = "";
  };
  const bytes = (size: number) => formatBytes(size, weight, language);
  const crops = { galleryCrop: form.cropGallery, windowCrop: form.cropWindow } as const;

  return (
    <div className={styles.field} data-full>
      <label htmlFor={id} className={styles.label}>
        {form.picture} <span>{form.optional}</span>
      </label>
      <div className={styles.row}>
        {transforming && original && (
          <TransformFields
            key={original}
            src={original}
            transform={transform}
            focal={focal}
            onTransform={(next, { x, y }) => {
              // A covered picture is another one, so it needs its own answers.
              const asked = next.blur !== transform.blur && { minors: "", consent: "false" };
              set({ ...next, focalX: String(x), focalY: String(y), ...asked });
            }}
            disabled={disabled}
            stored={!chosen}
            errors={errorsOf}
          />
        )}
        {!transforming && src && src !== unreadable && (
          <>
            <figure>
              <FocalPoint
                src={src}
                point={focal}
                onMove={({ x, y }) => set({ focalX: String(x), focalY: String(y) })}
                onUnreadable={() => setUnreadable(src)}
                disabled={disabled}
              />
              <figcaption>{form.focalPoint}</figcaption>
            </figure>
            <div className={styles.crops}>
              {(["galleryCrop", "windowCrop"] as const).map((crop) => (
                <figure key={crop}>
                  <img
                    src={src}
                    alt=""
                    className={styles[crop]}
                    style={{ objectPosition: `${x}% ${y}%` }}
                    onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                      setSize({ width, height })
                    }
                  />
                  <figcaption>{crops[crop]}</figcaption>
                </figure>
              ))}
            </div>
          </>
        )}
        <div className={styles.choice}>
          {chosen && <p className={styles.name}>{chosen.name}</p>}
          {chosen && (
            <p>
              {after !== undefined && after < chosen.size
                ? fill(form.sentAs, { before: bytes(chosen.size), after: bytes(after) })
                : bytes(chosen.size)}
            </p>
          )}
          {!chosen && photo && <PictureWeight photo={photo} />}
          <input
            id={id}
            type="file"
            accept={types.accept}
            className="visually-hidden"
            disabled={disabled}
            aria-describedby={`${id}-note`}
            aria-invalid={issue ? true : undefined}
            onChange={choose}
          />
          <label htmlFor={id} className={styles.button}>
            {chosen ? form.chooseAnother : photo ? form.replace : form.choose}
          </label>
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
              {form.removeChosen}
            </TextButton>
          )}
        </div>
      </div>
      <div role="status">
        <AlikePicture fingerprint={fingerprint} except={file?.id} />
      </div>
      <small id={`${id}-note`} className={issue ? styles.error : undefined}>
        {issue ? errors.failure[issue] : types.name(form.pictureHint)}
      </small>
    </div>
  );
}
