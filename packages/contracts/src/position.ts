import * as z from "zod/mini";
import { withCode } from "./fields.ts";

const pattern = /^\(?\s*(-?\d{1,3}(?:\.\d{1,20})?)(?:\s*[,;]\s*|\s+)(-?\d{1,3}(?:\.\d{1,20})?)\s*\)?$/;

/** Latitude and longitude of a text that a map copies, to about 10 cm; null outside the earth. */
function degrees(text: string): [number, number] | null {
  const [latitude = 200, longitude = 200] = (pattern.exec(text)?.slice(1) ?? []).map(
    (part) => Math.round(Number(part) * 1e6) / 1e6,
  );
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? [latitude, longitude] : null;
}

/** Schema of a position in decimal degrees, latitude first. It becomes `-6.79, 38.98`. */
export const position = z.string(withCode("position_invalid")).check(
  z.trim(),
  z.refine((text) => degrees(text) !== null, "position_invalid"),
  z.overwrite((text) => degrees(text)?.join(", ") ?? text),
);
