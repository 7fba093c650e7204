import { type FileCreate, fileCreate, shownDaysInOrder } from "@visiga/contracts/file-requests";
import type { FilePage } from "@visiga/contracts/files";
import * as z from "zod/mini";

/** A batch has no fields that belong to one picture: further texts, crop and focal point. */
const { titleSw, description, descriptionSw, turns, crop, blur, focalX, focalY, ...shared } = fileCreate.shape;
const name = z.string().check(z.trim(), z.maxLength(190, "name_too_long"));

export const batchFields = z.object({ ...shared, name }).check(shownDaysInOrder);
export type BatchFields = z.infer<typeof batchFields>;

/** Form values of a batch. `minors` is empty until the user answers for these pictures. */
export type BatchValues = Readonly<Record<keyof BatchFields, string>>;

const noValues = Object.fromEntries(Object.keys(batchFields.shape).map((field) => [field, ""])) as BatchValues;

/** Initial values for a page. Only the gallery has a title that fits most pictures. */
export const newBatch = (page: FilePage = "GALLERY", album = ""): BatchValues => ({
  ...noValues,
  title: page === "GALLERY" ? "EVENTS" : "",
  page,
  consent: "false",
  decorative: "false",
  album,
});

/** @param name of one file: the batch’s name with or without a number, or its own name */
export function fileFields(name: string, { name: batch, nameSw, ...fields }: BatchFields): FileCreate {
  const unused = fields.decorative === "true" ? { alt: "", altSw: "" } : { decorative: "" };
  const given = Object.entries({ ...fields, ...unused }).filter(([, value]) => value);
  return {
    ...(Object.fromEntries(given) as typeof fields),
    name,
    ...(nameSw && batch && name.startsWith(batch) && { nameSw: `${nameSw}${name.slice(batch.length)}` }),
    consent: fields.minors === "true" ? fields.consent : "false",
  };
}
