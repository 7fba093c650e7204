import { type Photo, photoWeight, pictureBudget, visiblePoint } from "@visiga/contracts/entries";
import type { ManagedEntry } from "@visiga/contracts/managed-entries";
import { fill, formatNumber } from "@visiga/i18n/format";
import { useId, useState } from "react";
import { FileInput } from "#dashboard/shared/forms/fields.tsx";
import { AlikePicture } from "#dashboard/shared/photos/managed-picture.tsx";
import { usePictureTypes } from "#dashboard/shared/photos/use-picture-types.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { useFormatBytes } from "#platform/words/format-bytes.ts";
import { classNames } from "#ui/class-names.ts";
import field from "#ui/controls/field.module.css";
import { ProgressBar } from "#ui/controls/progress-bar.tsx";
import { TextButton } from "#ui/controls/text-link.tsx";
import { entryValues } from "./entry-values.ts";
import { FocalPoint } from "./focal-point.tsx";
import styles from "./picture-field.module.css";
import { TransformFields, type TransformForm } from "./transform/transform-fields.tsx";
import { usePreview, useTransformedPicture } from "./transform/use-preview.ts";
import type { Choice } from "./use-chosen-picture.ts";

interface PictureFieldProps {
  entry: ManagedEntry | null;
  choice: Choice | null;
  onChoose: (file: File | null) => void;
  form: TransformForm;
  disabled: boolean;
}

export function PictureField({ entry, choice, onChoose, form, disabled }: PictureFieldProps) {
  const { images, errors, dashboard } = useDashboardDictionary();
  const { form: t, transform: transformWords } = images;
  const { values, set, error } = form;
  const bytes = useFormatBytes();
  const id = useId();
  const types = usePictureTypes();
  const { picture: chosen = null, prepared } = choice ?? {};
  const issue = prepared?.issue;
  // As it will be sent, because only that is surely what the website will show.
  const preview = prepared?.thumbnail ? prepared.picture : null;
  const focal = { x: Number(values.focalX), y: Number(values.focalY) };
  const original = usePreview(entry, choice ? preview : undefined);
  const src = useTransformedPicture(original, values);
  const [transformOpened, setTransformOpened] = useState(false);
  const transforming = transformOpened || Boolean(error("crop") || error("blur"));
  const [unreadable, setUnreadable] = useState<string>();
  const [size, setSize] = useState({ width: 1, height: 1 });
  const { x, y } = visiblePoint(size, focal);
  const photo = entry?.photo;

  const crops = [
    { aspectRatio: "1", caption: t.cropGallery },
    { aspectRatio: "5 / 8", caption: t.cropWindow },
  ];

  return (
    <div className={`stack above-5 ${styles.field}`} data-full>
      <label htmlFor={id} className={field.label}>
        {t.picture} <span className="mute">{dashboard.optional}</span>
      </label>
      <div className={`wraps gap-4 ${styles.row}`}>
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
          <>
            <figure>
              <FocalPoint
                src={src}
                point={focal}
                onMove={({ x, y }) => set({ focalX: String(x), focalY: String(y) })}
                onUnreadable={() => setUnreadable(src)}
                disabled={disabled}
              />
              <figcaption className="caption mute">{t.focalPoint}</figcaption>
            </figure>
            <div className={`wraps gap-4 ${styles.crops}`}>
              {crops.map(({ aspectRatio, caption }) => (
                <figure key={caption}>
                  <img
                    src={src}
                    alt=""
                    style={{ aspectRatio, objectPosition: `${x}% ${y}%` }}
                    onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                      setSize({ width, height })
                    }
                  />
                  <figcaption className="caption mute">{caption}</figcaption>
                </figure>
              ))}
            </div>
          </>
        )}
        <div className={`fills smaller breaks ${styles.choice}`}>
          {chosen && <p>{chosen.name}</p>}
          {chosen && (
            <p>
              {prepared && prepared.picture.size < chosen.size
                ? fill(t.sentAs, { before: bytes(chosen.size), after: bytes(prepared.picture.size) })
                : bytes(chosen.size)}
            </p>
          )}
          {!chosen && photo && <PictureWeight photo={photo} />}
          <FileInput
            id={id}
            accept={types.accept}
            disabled={disabled}
            invalid={Boolean(issue)}
            onChoose={([picked = null]) => onChoose(picked)}
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
      </div>
      <div role="status">
        <AlikePicture picture={prepared} except={entry?.id} />
      </div>
      <small id={`${id}-note`} className={classNames(field.hint, issue && field.error)}>
        {issue ? errors.failure[issue] : prepared?.unopened ? images.upload.unopened : types.name(t.pictureHint)}
      </small>
    </div>
  );
}

function PictureWeight({ photo }: { photo: Photo }) {
  const { weight } = useDashboardDictionary().images;
  const language = useLanguage();
  const formatBytes = useFormatBytes();
  const bytes = photoWeight(photo);
  const over = bytes > pictureBudget;
  const budget = formatNumber(pictureBudget / 1000, language);
  const asReceived = fill(weight.asReceived, { budget });
  return (
    <div className={`stack gap-2 ${styles.weight}`}>
      <p className="mute">
        <b>{formatBytes(bytes)}</b> {asReceived}
      </p>
      <ProgressBar label={asReceived} value={(bytes / pictureBudget) * 100} over={over} />
      {over && <p className={field.error}>{fill(weight.pictureTooHeavy, { budget })}</p>}
    </div>
  );
}
