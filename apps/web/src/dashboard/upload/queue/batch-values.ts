import { schoolDay } from "@visiga/contracts/dates";
import { type FileCreate, fileCreate } from "@visiga/contracts/files";
import * as z from "zod/mini";

const { title, page, eventDay, minors, consent } = fileCreate.shape;

/** What is set once for a batch; its name may stay empty. */
export const batchFields = z.object({
  name: z.string().check(z.trim(), z.maxLength(190, "name_too_long")),
  title,
  page,
  eventDay,
  minors,
  consent,
});
export type BatchFields = z.infer<typeof batchFields>;

/** As the screen holds them. */
export type BatchValues = Readonly<Record<keyof BatchFields, string>>;

/** In a school most pictures show pupils: one that nobody thought about stays hidden, not shown. */
export const defaultBatch: BatchValues = {
  name: "",
  title: "EVENTS",
  page: "GALLERY",
  eventDay: "",
  minors: "true",
  consent: "false",
};

/** What one picture of a batch takes along under its own name. */
export const fileFields = (name: string, { eventDay, minors, consent, ...batch }: BatchFields): FileCreate => ({
  ...batch,
  name,
  ...(eventDay && { eventDay }),
  minors,
  consent: minors === "true" ? consent : "false",
});

/** The day of the calendar on the school’s clock, `daysAgo` before `now`. */
export const dayBefore = (daysAgo: number, now = new Date()): string =>
  schoolDay(new Date(now.getTime() - daysAgo * 24 * 3600 * 1000));
