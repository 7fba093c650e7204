import { type FileCreate, fileCreate, shownDaysInOrder } from "@visiga/contracts/file-requests";
import type { FilePage } from "@visiga/contracts/files";
import * as z from "zod/mini";

const { nameSw, title, page, eventDay, shownFrom, shownUntil, minors, consent, alt, altSw, decorative, album } =
  fileCreate.shape;

export const batchFields = z
  .object({
    name: z.string().check(z.trim(), z.maxLength(190, "name_too_long")),
    nameSw,
    title,
    page,
    eventDay,
    shownFrom,
    shownUntil,
    minors,
    consent,
    alt,
    altSw,
    decorative,
    album,
  })
  .check(shownDaysInOrder);
export type BatchFields = z.infer<typeof batchFields>;

/** Form values of a batch. `minors` is empty until the user answers for these pictures. */
export type BatchValues = Readonly<Record<keyof BatchFields, string>>;

/** Initial values for a page. Only the gallery has a title that fits most pictures. */
export const newBatch = (page: FilePage = "GALLERY", album = ""): BatchValues => ({
  name: "",
  nameSw: "",
  title: page === "GALLERY" ? "EVENTS" : "",
  page,
  eventDay: "",
  shownFrom: "",
  shownUntil: "",
  minors: "",
  consent: "false",
  alt: "",
  altSw: "",
  decorative: "false",
  album,
});

/** @param name of one file: the batch’s name with or without a number, or its own name */
export const fileFields = (
  name: string,
  {
    name: batch,
    nameSw,
    eventDay,
    shownFrom,
    shownUntil,
    consent,
    alt,
    altSw,
    decorative,
    album,
    ...fields
  }: BatchFields,
): FileCreate => ({
  ...fields,
  name,
  ...(nameSw && batch && name.startsWith(batch) && { nameSw: `${nameSw}${name.slice(batch.length)}` }),
  ...(decorative === "true" ? { decorative } : { ...(alt && { alt }), ...(altSw && { altSw }) }),
  ...(eventDay && { eventDay }),
  ...(shownFrom && { shownFrom }),
  ...(shownUntil && { shownUntil }),
  ...(album && { album }),
  consent: fields.minors === "true" ? consent : "false",
});
