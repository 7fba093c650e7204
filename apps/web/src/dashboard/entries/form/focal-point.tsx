import type { FocalPoint as Point } from "@visiga/contracts/entries";
import { fill } from "@visiga/i18n/format";
import type { KeyboardEvent, PointerEvent } from "react";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import styles from "./focal-point.module.css";

interface FocalPointProps {
  src: string;
  /** In percent from the left and top edges. */
  point: Point;
  onMove: (point: Point) => void;
  onUnreadable: () => void;
  disabled: boolean;
}

const toPercent = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)));

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Sets the focal point, which every crop keeps visible, by dragging or with the arrow keys. */
export function FocalPoint({ src, point, onMove, onUnreadable, disabled }: FocalPointProps) {
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
      <img src={src} alt={form.preview} draggable={false} onError={onUnreadable} />
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
