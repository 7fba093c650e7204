import * as z from "zod/mini";
import { entryPage } from "./entries.ts";
import { booleanText, id, line, lines, optionalDay, requiredLine, storable } from "./fields.ts";
import { plainWords } from "./plain-words.ts";

interface EntryField {
  /** What a request sends: an absent field leaves its value unchanged, an empty one clears it. */
  readonly request: z.ZodMiniType;
  readonly control: "line" | "paragraph" | "page" | "day" | "tick" | "news";
  /** Stored in the column of the same name, an empty text as null. */
  readonly column?: true;
  /** Its member in the admin view, for a field that neither `EntryRecord` nor `swahili` has. */
  readonly record?: z.ZodMiniType;
}

type TooLong = "name_too_long" | "title_too_long" | "description_too_long" | "text_too_long";
const text = (max: number, tooLong: TooLong, plain = line) =>
  z.optional(z.string().check(plain, z.maxLength(max, tooLong), ...storable));
const dayText = z.nullable(z.string());

/** The fields of an entry except its photo's, in the order of requests, of the activity and of conflicts. */
export const entryFields = {
  name: {
    request: requiredLine(200, "name_required", "name_too_long").check(plainWords),
    control: "line",
    column: true,
  },
  title: {
    request: requiredLine(100, "title_required", "title_too_long").check(plainWords),
    control: "line",
    column: true,
  },
  page: { request: entryPage, control: "page", column: true },
  description: { request: text(5000, "description_too_long", lines), control: "paragraph", column: true },
  nameSw: { request: text(200, "name_too_long", plainWords), control: "line", column: true },
  titleSw: { request: text(100, "title_too_long", plainWords), control: "line", column: true },
  descriptionSw: { request: text(5000, "description_too_long", lines), control: "paragraph", column: true },
  alt: { request: text(500, "text_too_long"), control: "line", column: true },
  altSw: { request: text(500, "text_too_long"), control: "line", column: true },
  /** Whether the picture is decorative, so that screen readers skip it. Its `alt` is then empty, not null. */
  decorative: { request: z.optional(booleanText), control: "tick" },
  /** The event's day in the school's time zone; empty without an event day. */
  eventDay: { request: z.optional(optionalDay), control: "day", record: dayText },
  /** From which day visitors see it, in the school's time zone; empty for at once. A past day is at once too. */
  shownFrom: {
    request: z.optional(optionalDay),
    control: "day",
    column: true,
    record: dayText,
  },
  /** Until which day visitors see it, in the school's time zone; empty for good. */
  shownUntil: {
    request: z.optional(optionalDay),
    control: "day",
    column: true,
    record: dayText,
  },
  /** Id of the news whose album shows the picture; empty for none. */
  album: { request: z.optional(z.union([z.literal(""), id])), control: "news", column: true, record: z.nullable(id) },
} as const satisfies Readonly<Record<string, EntryField>>;
