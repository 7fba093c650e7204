import { schoolDay } from "@visiga/contracts/dates";
import { type FileCreate, fileCreate } from "@visiga/contracts/files";
import * as z from "zod/mini";

const { title, page, eventDay, minors, consent } = fileCreate.shape;

/** Fields that apply to a whole batch; the name may be empty. */
export const batchFields = z.object({
  name: z.string().check(z.trim(), z.maxLength(190, "name_too_long")),
  title,
  page,
  eventDay,
  minors,
  consent,
});
export type BatchFields = z.infer<typeof batchFields>;

/** Form values of a batch. */
export type BatchValues = Readonly<Record<keyof BatchFields, string>>;

/** Initial values. Most school pictures show pupils, so a picture stays hidden until somebody decides otherwise. */
export const defaultBatch: BatchValues = {
  name: "",
  title: "EVENTS",
  page: "GALLERY",
  eventDay: "",
  minors: "true",
  consent: "false",
};

/** Fields of one file of a batch. */
export const fileFields = (name: string, { eventDay, minors, consent, ...batch }: BatchFields): FileCreate => ({
  ...batch,
  name,
  ...(eventDay && { eventDay }),
  minors,
  consent: minors === "true" ? consent : "false",
});

/** Calendar day in the school’s time zone, `daysAgo` days before `now`. */
export const dayBefore = (daysAgo: number, now = new Date()): string =>
  schoolDay(new Date(now.getTime() - daysAgo * 24 * 3600 * 1000));
