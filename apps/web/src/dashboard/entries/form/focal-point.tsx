import { visiblePoint } from "@visiga/contracts/entries";
import { fill } from "@visiga/i18n/format";
import { type KeyboardEvent, type PointerEvent, useState } from "react";
import type { FormFields } from "#dashboard/shared/forms/use-form.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import styles from "./focal-point.module.css";

interface FocalFieldProps {
  src: string;
  form: Pick<FormFields<"focalX" | "focalY">, "values" | "set">;
  disabled: boolean;
}

const toPercent = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)));

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Sets the focal point, which every crop keeps visible, by dragging or with the arrow keys, beside the crops that it
 * decides.
 */
export function FocalField({ src, form: { values, set }, disabled }: FocalFieldProps) {
  const { form: t } = useDashboardDictionary().images;
  const [size, setSize] = useState({ width: 1, height: 1 });
  /** In percent from the left and top edges. */
  const point = { x: Number(values.focalX), y: Number(values.focalY) };
  const visible = visiblePoint(size, point);
  const move = (x: number, y: number) => set({ focalX: String(toPercent(x)), focalY: String(toPercent(y)) });
  const moveToPointer = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    move(((clientX - left) / width) * 100, ((clientY - top) / height) * 100);
  };
  const begin = (event: PointerEvent<HTMLElement>) => {
    if (disabled || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    moveToPointer(event);
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || disabled) return;
    event.preventDefault();
    const distance = event.shiftKey ? 10 : 1;
    move(point.x + step[0] * distance, point.y + step[1] * distance);
  };
  const crops = [
    { aspectRatio: "1", caption: t.cropGallery },
    { aspectRatio: "5 / 8", caption: t.cropWindow },
  ];

  return (
    <div className={`wraps gap-4 above-5 ${styles.crops}`}>
      <figure>
        <div
          className={styles.focal}
          onPointerDown={begin}
          onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && moveToPointer(event)}
        >
          <img src={src} alt="" draggable={false} className="preview" />
          <button
            type="button"
            role="slider"
            aria-label={t.focal}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={point.x}
            aria-valuetext={fill(t.focalPointAt, { left: point.x, top: point.y })}
            disabled={disabled}
            style={{ left: `${point.x}%`, top: `${point.y}%` }}
            onKeyDown={press}
          />
        </div>
        <figcaption className="caption mute">{t.focalPoint}</figcaption>
      </figure>
      {crops.map(({ aspectRatio, caption }) => (
        <figure key={caption}>
          <img
            src={src}
            alt=""
            style={{ aspectRatio, objectPosition: `${visible.x}% ${visible.y}%` }}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
          />
          <figcaption className="caption mute">{caption}</figcaption>
        </figure>
      ))}
    </div>
  );
}
