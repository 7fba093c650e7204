import * as z from "zod/mini";
import type { FocalPoint } from "./entries.ts";
import type { IssueCode } from "./errors.ts";
import { line, withCode } from "./fields.ts";

/** A rectangle of a picture, in percent of its width and height. */
export interface PictureFrame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Turns a picture clockwise by quarters, blurs areas of it for good, then crops it to a frame. */
export interface PictureTransform {
  readonly turns: number;
  /** Areas of the turned picture. */
  readonly blurred: readonly PictureFrame[];
  readonly frame: PictureFrame;
}

export const maxBlurred = 30;

export const wholeFrame: PictureFrame = { left: 0, top: 0, width: 100, height: 100 };

const percentText = /^\s*\d{1,3}(\.\d{1,3})?\s*$/;

/** The frame of a text such as `10,20,50,40`: left, top, width, height. Null for one that is not within a picture. */
export function parseFrame(text: string): PictureFrame | null {
  const parts = text.split(",");
  if (parts.length !== 4 || !parts.every((part) => percentText.test(part))) return null;
  const [left = 0, top = 0, width = 0, height = 0] = parts.map(Number);
  const inside = (start: number, length: number) => length >= 1 && Math.round((start + length) * 1000) <= 100_000;
  return inside(left, width) && inside(top, height) ? { left, top, width, height } : null;
}

/** The areas of a text such as `10,20,5,5;60,20,5,5`. Null if one is not within a picture, or if there are too many. */
export function parseBlurred(text: string): PictureFrame[] | null {
  if (text === "") return [];
  const areas = text.split(";").map(parseFrame);
  return areas.length <= maxBlurred && areas.every((area) => area !== null) ? areas : null;
}

const parsable = (code: IssueCode, isValid: (text: string) => boolean) =>
  z.optional(z.string(withCode(code)).check(line, z.refine(isValid, code)));

/** The fields of a form that turn, blur and crop a picture; empty ones leave it as it is. */
export const transformFields = {
  turns: z.optional(z.enum(["", "0", "1", "2", "3"], withCode("turns_invalid"))),
  /** Areas of the turned picture, each as in `crop`: `10,20,5,5;60,20,5,5`. They are made unrecognisable for good. */
  blur: parsable("blur_invalid", (text) => parseBlurred(text) !== null),
  /** Percent of the turned picture from the left and the top, then of its width and height: `10,20,50,40`. */
  crop: parsable("crop_invalid", (text) => text === "" || parseFrame(text) !== null),
};

type TransformFields = Partial<Record<keyof typeof transformFields, string | undefined>>;

/** The change that valid fields ask for; null if they leave the picture as it is. */
export function pictureTransform({ turns = "", crop, blur = "" }: TransformFields): PictureTransform | null {
  const frame = (crop && parseFrame(crop)) || wholeFrame;
  const whole = frame.width === 100 && frame.height === 100;
  const blurred = parseBlurred(blur) ?? [];
  return whole && !Number(turns) && blurred.length === 0 ? null : { turns: Number(turns), blurred, frame };
}

const toPercent = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)));

/** Where an area of the picture is after the picture was turned clockwise by quarters. */
export function turnedFrame({ left, top, width, height }: PictureFrame, turns: number): PictureFrame {
  if (turns === 0) return { left, top, width, height };
  return turnedFrame({ left: 100 - top - height, top: left, width: height, height: width }, turns - 1);
}

/** Where a point of the picture is after it was turned and cropped, in percent; at the edge if it was cropped away. */
export function pointAfter({ turns, frame }: Pick<PictureTransform, "turns" | "frame">, point: FocalPoint): FocalPoint {
  let { x, y } = point;
  for (let turn = 0; turn < turns; turn++) [x, y] = [100 - y, x];
  return {
    x: toPercent(((x - frame.left) / frame.width) * 100),
    y: toPercent(((y - frame.top) / frame.height) * 100),
  };
}

/** Where a point of the changed picture was before, in percent. */
export function pointBefore(
  { turns, frame }: Pick<PictureTransform, "turns" | "frame">,
  point: FocalPoint,
): FocalPoint {
  let x = frame.left + (point.x * frame.width) / 100;
  let y = frame.top + (point.y * frame.height) / 100;
  for (let turn = 0; turn < turns; turn++) [x, y] = [y, 100 - x];
  return { x: toPercent(x), y: toPercent(y) };
}
