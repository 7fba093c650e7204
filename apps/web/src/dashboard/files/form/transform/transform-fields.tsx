import type { FocalPoint } from "@visiga/contracts/files";
import {
  type PictureFrame,
  parseFrame,
  pictureTransform,
  pointAfter,
  pointBefore,
  wholeFrame,
} from "@visiga/contracts/picture-transform";
import { fill } from "@visiga/i18n/format";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { TextField } from "#ui/controls/field.tsx";
import { TextButton } from "#ui/controls/text-link.tsx";
import styles from "./transform-fields.module.css";
import { type TransformValues, useTransformedPicture } from "./use-transformed-picture.ts";

const CropFrame = lazy(async () => ({ default: (await import("./crop-frame.tsx")).CropFrame }));

interface TransformFieldsProps {
  src: string;
  transform: TransformValues;
  focal: FocalPoint;
  onTransform: (transform: TransformValues, focal: FocalPoint) => void;
  disabled: boolean;
  /** True for a stored picture, of which only the widest variant is left. */
  stored: boolean;
  error: ReactNode;
}

const sides = ["left", "top", "width", "height"] as const;
const whole = sides.map((side) => wholeFrame[side]).join();

/** One decimal, and no edge outside of the picture. */
function frameText({ left, top, width, height }: PictureFrame): string {
  const tenth = (percent: number) => Math.round(percent * 10) / 10;
  const [x, y] = [tenth(left), tenth(top)];
  return [x, y, tenth(Math.min(width, 100 - x)), tenth(Math.min(height, 100 - y))].join();
}

/** The button that opens the fields is below them, and on a phone the browser would keep its position. */
const showFromTop = (fields: HTMLElement | null): void => fields?.scrollIntoView({ block: "start" });

/** Turns the picture by quarters and crops it to a frame, which is set with the pointer, the arrow keys or numbers. */
export function TransformFields({ src, transform, focal, onTransform, disabled, stored, error }: TransformFieldsProps) {
  const { transform: words } = useDashboardDictionary().images;
  /** The focal point on the original picture: a frame that shrinks and grows again must not lose it. */
  const [origin] = useState(() => {
    const present = pictureTransform(transform);
    return present ? pointBefore(present, focal) : focal;
  });
  const turned = useTransformedPicture(src, { turns: transform.turns, crop: "" });
  const parts = (transform.crop || whole).split(",");
  const degrees = Number(transform.turns) * 90;

  const change = (turns: string, crop: string) => {
    const next = { turns, crop: crop === whole ? "" : crop };
    const changed = pictureTransform(next);
    onTransform(next, changed ? pointAfter(changed, origin) : origin);
  };
  const turn = (quarters: number) => change(String((Number(transform.turns) + quarters) % 4 || ""), "");
  const type = (index: number, text: string) =>
    change(transform.turns, parts.with(index, text.replace(",", ".").trim()).join());

  return (
    <fieldset ref={showFromTop} className={styles.transform} disabled={disabled}>
      <legend>{words.title}</legend>
      <div className={styles.turns}>
        <Button variant="line" size="row" onClick={() => turn(3)}>
          {words.turnLeft}
        </Button>
        <Button variant="line" size="row" onClick={() => turn(1)}>
          {words.turnRight}
        </Button>
      </div>
      <p role="status">{degrees > 0 && fill(words.turned, { degrees })}</p>
      <Suspense>
        {turned && (
          <CropFrame
            src={turned}
            frame={parseFrame(transform.crop) ?? wholeFrame}
            onChange={(frame) => change(transform.turns, frameText(frame))}
            disabled={disabled}
          />
        )}
      </Suspense>
      <p>{words.hint}</p>
      <div className={styles.numbers}>
        {sides.map((side, index) => (
          <TextField
            key={side}
            id={index === 0 ? "crop" : undefined}
            label={words[side]}
            inputMode="decimal"
            autoComplete="off"
            value={parts[index] ?? ""}
            onChange={({ target }) => type(index, target.value)}
            error={index === 0 && error}
          />
        ))}
      </div>
      {(transform.turns || transform.crop) && <TextButton onClick={() => change("", "")}>{words.undo}</TextButton>}
      {stored && <p>{words.quality}</p>}
    </fieldset>
  );
}
