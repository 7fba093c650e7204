import * as z from "zod/mini";
import { albumLimit } from "./entries.ts";
import { type EntryFieldName, type EntryFields, entryFieldNames } from "./entry-field-names.ts";
import { entryFields } from "./entry-fields.ts";
import { booleanText, id, version, wholeNumberText } from "./fields.ts";
import { transformFields } from "./picture-transform.ts";

const percent = z.optional(z.union([z.literal(""), wholeNumberText(0, 100, "field_invalid")]));

/** What a request says about the photo. A new photo needs it again. */
const photoFields = {
  ...transformFields,
  /** Percent of the picture as it is shown; empty for the middle. */
  focalX: percent,
  focalY: percent,
  /** Whether minors can be recognised: then visitors see the entry once the parents’ consent is noted. */
  minors: z.optional(booleanText),
  /** Whether the parents agreed in writing; user and time are stored. */
  consent: z.optional(booleanText),
};

/** Ids separated by commas, as a form sends them. */
const pictureIds = z.pipe(
  z.string(),
  z.pipe(
    z.transform((text: string) => text.split(",").filter(Boolean)),
    z.array(id).check(z.maxLength(albumLimit, "album_full")),
  ),
);

const requests = Object.fromEntries(entryFieldNames.map((name) => [name, entryFields[name].request])) as {
  [Name in EntryFieldName]: EntryFields[Name]["request"];
};

export const shownDaysInOrder = z.refine<{ shownFrom?: string | undefined; shownUntil?: string | undefined }>(
  ({ shownFrom, shownUntil }) => !shownFrom || !shownUntil || shownFrom <= shownUntil,
  { error: "period_reversed", path: ["shownUntil"] },
);

/** The fields of `POST /files/image`, beside the uploaded picture. Name, title and page are required. */
export const entryCreate = z
  .object({
    ...requests,
    ...photoFields,
    /** Stored pictures that become the album of this news with it, so that visitors see them at once. */
    pictures: z.optional(pictureIds),
  })
  .check(shownDaysInOrder);
export type EntryCreate = z.infer<typeof entryCreate>;

/** Header with a UUID: a repeated `POST /files/image` with it answers the entry of the first. */
export const idempotencyHeader = "idempotency-key";

/** The fields of `PUT /files/edit/{id}`. A stale version is refused; without one the last write wins. */
export const entryUpdate = z.extend(entryCreate, { version: z.optional(version) });
export type EntryUpdate = z.infer<typeof entryUpdate>;
