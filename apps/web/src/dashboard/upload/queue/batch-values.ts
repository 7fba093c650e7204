import { type EntryPage, isHeadlinePage } from "@visiga/contracts/entries";
import { type EntryCreate, entryCreate, shownDaysInOrder } from "@visiga/contracts/entry-requests";
import { mayShowStudents } from "@visiga/contracts/minors";
import * as z from "zod/mini";
import { titleOn } from "#dashboard/shared/forms/title-choices.ts";

const name = z.string().check(z.trim(), z.maxLength(190, "name_too_long"));
const { page, title, titleSw, nameSw, alt, altSw, decorative } = entryCreate.shape;
const { eventDay, shownFrom, shownUntil, album, minors, consent } = entryCreate.shape;
const texts = { name, nameSw, title, titleSw, alt, altSw, decorative };

/** The fields that can be the same for many pictures. */
export const batchFields = z
  .object({ ...texts, page, eventDay, shownFrom, shownUntil, album, minors, consent })
  .check(shownDaysInOrder);
export type BatchFields = z.infer<typeof batchFields>;

/** Form values of a batch. `minors` is empty until the user answers for these pictures. */
export type BatchValues = Readonly<Record<keyof BatchFields, string>>;

const noValues = Object.fromEntries(Object.keys(batchFields.shape).map((field) => [field, ""])) as BatchValues;

const emptyBatch: BatchValues = { ...noValues, consent: "false", decorative: "false" };

export const onPage = ({ title }: BatchValues, page: string) => ({ page, title: titleOn(page, title), titleSw: "" });

/** Initial values. The form takes over a page on which students appear, and asks for any other. */
export function newBatch(page?: EntryPage, album = ""): BatchValues {
  const known = page && mayShowStudents({ page, title: "" }) ? page : "";
  return { ...emptyBatch, page: known, title: known && titleOn(known, ""), album };
}

/** Values for the pictures after a sent batch: its page stays, and its title where that is no headline. */
export const nextBatch = ({ page, title, album }: BatchValues): BatchValues => ({
  ...emptyBatch,
  page,
  title: isHeadlinePage(page) ? "" : title,
  album,
});

/** @param name of one file: the batch’s name with or without a number, or its own name */
export function entryFields(name: string, { name: english, nameSw, ...fields }: BatchFields): EntryCreate {
  const batch = english || nameSw;
  const unused = fields.decorative === "true" ? { alt: "", altSw: "" } : { decorative: "" };
  const given = Object.entries({ ...fields, ...unused }).filter(([, value]) => value);
  return {
    ...(Object.fromEntries(given) as typeof fields),
    name,
    ...(nameSw && batch && name.startsWith(batch) && { nameSw: `${nameSw}${name.slice(batch.length)}` }),
    consent: fields.minors === "true" ? fields.consent : "false",
  };
}
