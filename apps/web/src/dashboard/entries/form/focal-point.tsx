import { type FocalPoint as Point, visiblePoint } from "@visiga/contracts/entries";
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

/** The focal point on the picture, beside the crops that it decides. */
export function FocalField({ src, form: { values, set }, disabled }: FocalFieldProps) {
  const { form: t } = useDashboardDictionary().images;
  const [size, setSize] = useState({ width: 1, height: 1 });
  const point = { x: Number(values.focalX), y: Number(values.focalY) };
  const { x, y } = visiblePoint(size, point);
  const crops = [
    { aspectRatio: "1", caption: t.cropGallery },
    { aspectRatio: "5 / 8", caption: t.cropWindow },
  ];
  return (
    <div className={`wraps gap-4 above-5 ${styles.crops}`}>
      <figure>
        <FocalPoint
          src={src}
          point={point}
          onMove={(to) => set({ focalX: String(to.x), focalY: String(to.y) })}
          disabled={disabled}
        />
        <figcaption className="caption mute">{t.focalPoint}</figcaption>
      </figure>
      {crops.map(({ aspectRatio, caption }) => (
        <figure key={caption}>
          <img
            src={src}
            alt=""
            style={{ aspectRatio, objectPosition: `${x}% ${y}%` }}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
          />
          <figcaption className="caption mute">{caption}</figcaption>
        </figure>
      ))}
    </div>
  );
}

interface FocalPointProps extends Pick<FocalFieldProps, "src" | "disabled"> {
  /** In percent from the left and top edges. */
  point: Point;
  onMove: (point: Point) => void;
}

const toPercent = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)));

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Sets the focal point, which every crop keeps visible, by dragging or with the arrow keys. */
function FocalPoint({ src, point, onMove, disabled }: FocalPointProps) {
  const { form } = useDashboardDictionary().images;
  const moveToPointer = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onMove({ x: toPercent(((clientX - left) / width) * 100), y: toPercent(((clientY - top) / height) * 100) });
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
    onMove({ x: toPercent(point.x + step[0] * distance), y: toPercent(point.y + step[1] * distance) });
  };

  return (
    <div
      className={styles.focal}
      onPointerDown={begin}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && moveToPointer(event)}
    >
      <img src={src} alt="" draggable={false} />
      <button
        type="button"
        role="slider"
        aria-label={form.focal}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={point.x}
        aria-valuetext={fill(form.focalPointAt, { left: point.x, top: point.y })}
        disabled={disabled}
        style={{ left: `${point.x}%`, top: `${point.y}%` }}
        onKeyDown={press}
      />
    </div>
  );
}
