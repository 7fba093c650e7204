import {
  maxBlurred,
  type PictureFrame,
  parseFrame,
  pictureTransform,
  pointAfter,
  pointBefore,
  turnedFrame,
  wholeFrame,
} from "@visiga/contracts/picture-transform";
import { fill } from "@visiga/i18n/format";
import { type CSSProperties, lazy, Suspense, useState } from "react";
import type { FormFields } from "#dashboard/shared/forms/use-form.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { TextField } from "#ui/controls/field.tsx";
import { IconButton } from "#ui/controls/icon-button.tsx";
import { TextButton } from "#ui/controls/text-link.tsx";
import styles from "./transform-fields.module.css";
import { type TransformValues, useTransformedPicture } from "./use-preview.ts";

/** Loaded when it is opened, with its style. */
const ReactCrop = lazy(async () => {
  await import("react-image-crop/dist/ReactCrop.css");
  return import("react-image-crop");
});

export type TransformForm = FormFields<keyof TransformValues | "focalX" | "focalY" | "minors" | "consent">;

type Answers = Pick<TransformForm["values"], "minors" | "consent">;

const noAnswers: Answers = { minors: "", consent: "false" };

interface TransformFieldsProps {
  src: string;
  form: TransformForm;
  disabled: boolean;
  /** What is known of the picture without covered areas. */
  answers: Answers;
  /** True for a stored picture, of which only the widest variant is left. */
  stored: boolean;
}

const sides = ["left", "top", "width", "height"] as const;
const whole = sides.map((side) => wholeFrame[side]).join();

/** One decimal, and no edge outside of the picture. */
function frameText({ left, top, width, height }: PictureFrame): string {
  const tenth = (percent: number) => Math.round(percent * 10) / 10;
  const [x, y] = [tenth(left), tenth(top)];
  return [x, y, tenth(Math.min(width, 100 - x)), tenth(Math.min(height, 100 - y))].join();
}

/** Chrome before 110 has no `Array.with`. */
const replaced = (list: readonly string[], index: number, text: string): string[] =>
  list.map((each, at) => (at === index ? text : each));

/** The button that opens the fields is below them, and on a phone the browser would keep its position. */
const showFromTop = (fields: HTMLElement | null): void => fields?.scrollIntoView({ block: "start" });

/** A new area, in the middle of what stays of the picture. */
const newArea = ({ left, top, width, height }: PictureFrame): string =>
  frameText({ left: left + width * 0.4, top: top + height * 0.4, width: width * 0.2, height: height * 0.2 });

/** Turns a picture by quarters, covers areas of it and crops it, with the pointer, the arrow keys or numbers. */
export function TransformFields({
  src,
  form: { values, set, error },
  answers,
  disabled,
  stored,
}: TransformFieldsProps) {
  const { transform: t, form } = useDashboardDictionary().images;
  const { turns, crop, blur } = values;
  const [ratio, setRatio] = useState(1);
  /** The focal point on the original picture: a frame that shrinks and grows again must not lose it. */
  const [origin] = useState(() => {
    const focal = { x: Number(values.focalX), y: Number(values.focalY) };
    const present = pictureTransform(values);
    return present ? pointBefore(present, focal) : focal;
  });
  const areas = blur === "" ? [] : blur.split(";");
  /** Index of the area that is changed; null for the frame. */
  const [edited, setEdited] = useState<number | null>(null);
  const area = edited === null ? undefined : areas[edited];
  // The selected area is drawn only once another is selected, so that moving it needs no new picture.
  const others = areas.filter((_, index) => index !== edited).join(";");
  const turned = useTransformedPicture(src, { turns, crop: "", blur: others });
  const frame = area ?? (crop || whole);
  const shown = parseFrame(frame) ?? wholeFrame;
  const parts = frame.split(",");
  const degrees = Number(turns) * 90;

  const change = (next: TransformValues) => {
    const changed = pictureTransform(next);
    const { x, y } = changed ? pointAfter(changed, origin) : origin;
    // A covered picture is another one, so it needs its own answers.
    const { minors, consent } = next.blur ? noAnswers : answers;
    set({ ...next, focalX: String(x), focalY: String(y), ...(next.blur !== blur && { minors, consent }) });
  };
  const turn = (quarters: number) =>
    change({
      turns: String((Number(turns) + quarters) % 4 || ""),
      crop: "",
      blur: areas.map((each) => frameText(turnedFrame(parseFrame(each) ?? wholeFrame, quarters))).join(";"),
    });
  const setAreas = (next: readonly string[]) => change({ turns, crop, blur: next.join(";") });
  const setFrame = (text: string) =>
    edited === null
      ? change({ turns, crop: text === whole ? "" : text, blur })
      : setAreas(replaced(areas, edited, text));
  const type = (index: number, text: string) => setFrame(replaced(parts, index, text.replace(",", ".").trim()).join());
  const cover = () => {
    setEdited(areas.length);
    setAreas([...areas, newArea(parseFrame(crop) ?? wholeFrame)]);
  };
  const uncover = (index: number) => {
    setEdited(null);
    setAreas(areas.filter((_, at) => at !== index));
  };

  return (
    <fieldset ref={showFromTop} className={styles.transform} disabled={disabled}>
      <legend>{t.title}</legend>
      <div className={`stack gap-2 ${styles.turns}`}>
        <Button variant="line" size="row" onClick={() => turn(3)}>
          {t.turnLeft}
        </Button>
        <Button variant="line" size="row" onClick={() => turn(1)}>
          {t.turnRight}
        </Button>
        <Button variant="line" size="row" disabled={areas.length >= maxBlurred} onClick={cover}>
          {t.cover}
        </Button>
      </div>
      <p role="status">{degrees > 0 && fill(t.turned, { degrees })}</p>
      {areas.length > 0 && (
        <ul className={`row wraps below-4 ${styles.areas}`}>
          {[null, ...areas.keys()].map((index) => (
            <li key={index} className="row wraps">
              <Button variant="line" size="row" aria-pressed={edited === index} onClick={() => setEdited(index)}>
                {index === null ? t.frame : fill(t.area, { number: index + 1 })}
              </Button>
              {index !== null && (
                <IconButton
                  icon="delete"
                  label={fill(t.uncover, { number: index + 1 })}
                  onClick={() => uncover(index)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.wide}>
        <Suspense>
          {turned && (
            <ReactCrop
              className={styles.crop ?? ""}
              crop={{ unit: "%", x: shown.left, y: shown.top, width: shown.width, height: shown.height }}
              onChange={(_, { x, y, width, height }) => setFrame(frameText({ left: x, top: y, width, height }))}
              keepSelection
              disabled={disabled}
              ariaLabels={t.handles}
            >
              <img
                src={turned}
                alt={form.preview}
                style={{ "--ratio": ratio } as CSSProperties}
                onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setRatio(naturalWidth / naturalHeight)}
              />
            </ReactCrop>
          )}
        </Suspense>
      </div>
      <p>{area === undefined ? t.hint : t.coverHint}</p>
      <div className={`stack ${styles.numbers}`}>
        {sides.map((side, index) => (
          <TextField
            key={side}
            id={index === 0 ? (area === undefined ? "crop" : "blur") : undefined}
            label={t[side]}
            inputMode="decimal"
            autoComplete="off"
            value={parts[index] ?? ""}
            onChange={({ target }) => type(index, target.value)}
            error={index === 0 && error(area === undefined ? "crop" : "blur")}
          />
        ))}
      </div>
      {areas.length > 0 && <p>{t.forGood}</p>}
      {(turns || crop || blur) && (
        <TextButton
          onClick={() => {
            setEdited(null);
            change({ turns: "", crop: "", blur: "" });
          }}
        >
          {t.undo}
        </TextButton>
      )}
      {stored && <p>{t.quality}</p>}
    </fieldset>
  );
}
