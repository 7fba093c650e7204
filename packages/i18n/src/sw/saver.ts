import type { saver as source } from "../en/saver.ts";
import type { Translation } from "../translation.ts";

export const saver: Translation<typeof source> = {
  on: "Okoa data",
  off: "Onyesha picha zote",
  offShort: "Picha zote",
  show: "Onyesha picha",
  film: "Tazama filamu",
  open: "Fungua picha",
  kilobytes: "{size}\u00a0KB",
  megabytes: "{size}\u00a0MB",
};
