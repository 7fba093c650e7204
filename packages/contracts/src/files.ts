import * as z from "zod/mini";
import { booleanText, day, id, instant, requiredLine, searchText, storable, version, withCode } from "./fields.ts";
import { languages } from "./languages.ts";

/** The pages a picture can belong to, as the add and edit forms offer them. */
export const filePages = [
  "HOME",
  "ABOUT",
  "NEWS",
  "ALUMNI",
  "GALLERY",
  "ORGANIZATION",
  "SEMINARIAN",
  "WAWATA",
] as const;
export type FilePage = (typeof filePages)[number];

export const filePage = z.enum(filePages, {
  error: ({ input }) => (typeof input === "string" && input.trim() !== "" ? "page_unknown" : "page_required"),
});

/** The pages whose titles are there to be read, so that they have a Swahili side. */
export const headlinePages = ["NEWS", "ALUMNI"] as const satisfies readonly FilePage[];

/** Titles that decide where a picture stands, whatever its page. */
export const placeTitles = { staff: "STAFFS", games: "GAMES", marian: "MARIAN" } as const;

/** The gallery's categories, as titles. */
export const galleryCategories = ["ENVIRONMENT", "STUDENTS", "EVENTS"] as const;
export type GalleryCategory = (typeof galleryCategories)[number];

/** The organisation chart's groups in their order; every other title belongs to `OTHER`. */
export const organizationGroups = [
  "ARCHBISHOP",
  "AUXILIARY_BISHOP",
  "RECTOR",
  "SPIRITUAL_DIRECTOR",
  "ACADEMIC_DEAN",
  "DISCIPLINE_MASTER",
  "GUARDIAN_TEACHER",
  "TEACHER",
  "ACCOUNTANT",
  "HEAD_CHEF",
  "ACADEMIC",
  "STAFFS",
  "ASSISTANT_ACADEMIC",
  "PROJECT_MANAGER",
  "PROJECT_TEAM",
  "ASSISTANT_PROJECT_MANAGER",
  "DISPENSARY_MANAGER",
  "DISPENSARY_TEAM",
  "ASSISTANT_DISPENSARY_MANAGER",
  "DRIVERS",
  "CHEF_TEAM",
  "OTHER",
] as const;
export type OrganizationGroup = (typeof organizationGroups)[number];

/** The group of a title, compared without case and with spaces as underscores; `OTHER` for every other title. */
export function organizationGroup(title: string): OrganizationGroup {
  const key = title.trim().toUpperCase().replace(/\s+/g, "_");
  return organizationGroups.find((group) => group === key) ?? "OTHER";
}

/** Limits of an uploaded picture. */
export const pictureLimits = { bytes: 25 * 1024 * 1024, pixels: 64_000_000 } as const;

/** Widths in pixels that a picture is kept at, where the original is that large. */
export const pictureWidths = [320, 640, 960, 1280, 1920] as const;

/** A stored picture: size in pixels as shown upright, its WebP copies with their weight in bytes. */
export const photo = z.object({
  id,
  width: z.int(),
  height: z.int(),
  /** Dominant colour, `#rrggbb`. */
  color: z.string(),
  /** A tiny blurred copy as a data URL. */
  placeholder: z.string(),
  /** Smallest first, never empty. */
  sources: z.array(z.object({ width: z.int(), bytes: z.int() })),
});
export type Photo = z.infer<typeof photo>;

/** The widest copy that a phone asks for, in pixels. */
const phoneWidth = 960;

/** Bytes of the copy that a phone downloads: the widest of at most 960 px, else the smallest. */
export function photoWeight({ sources }: Pick<Photo, "sources">): number {
  const fitting = sources.filter(({ width }) => width <= phoneWidth);
  return (fitting.at(-1) ?? sources[0])?.bytes ?? 0;
}

/** What a visitor with a phone should pay at most, in bytes; thousands, as weights are written everywhere. */
export const weightBudgets = { picture: 120_000, page: 300_000 } as const;

/** The point of a picture that every crop keeps, in percent from its left and its top edge. */
export const focalPoint = z.object({ x: z.int(), y: z.int() });
export type FocalPoint = z.infer<typeof focalPoint>;

/** Path of one copy of a picture, `width` in pixels as in its `sources`; it belongs to one upload and is never used again. */
export const mediaPath = (photoId: string, width: number): string => `/media/${photoId}/${width}.webp`;

/** A file record as both transports answer it. REST answers English, procedures the words of the language asked for. */
export const fileRecord = z.object({
  id,
  name: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
  page: filePage,
  /** Works in a bare `<img>`. */
  photoUrl: z.nullable(z.string()),
  photo: z.nullable(photo),
  /** What somebody who cannot see the picture should know about it. */
  alt: z.nullable(z.string()),
  focal: focalPoint,
  createdAt: instant,
  /** The event's day where one was set, else `createdAt`. */
  date: instant,
  version: z.int(),
});
export type FileRecord = z.infer<typeof fileRecord>;

const name = requiredLine(200, "name_required", "name_too_long");
const title = requiredLine(100, "title_required", "title_too_long");
const text = (max: number, tooLong: "name_too_long" | "title_too_long" | "description_too_long" | "text_too_long") =>
  z.optional(z.string().check(z.trim(), z.maxLength(max, tooLong), storable));
const percent = z.optional(
  z.union([
    z.literal(""),
    z.coerce
      .number(withCode("field_invalid"))
      .check(z.int("field_invalid"), z.minimum(0, "field_invalid"), z.maximum(100, "field_invalid")),
  ]),
);

/**
 * The fields of `POST /files/image`, beside the file itself. Only the first four are asked of everybody; of the others
 * what is absent stays as it is, and what is empty is cleared.
 */
export const fileCreate = z.object({
  name,
  title,
  page: filePage,
  description: text(5000, "description_too_long"),
  nameSw: text(200, "name_too_long"),
  titleSw: text(100, "title_too_long"),
  descriptionSw: text(5000, "description_too_long"),
  alt: text(500, "text_too_long"),
  altSw: text(500, "text_too_long"),
  /** The event's day; empty where the record has none of its own. */
  eventDay: z.optional(z.union([z.literal(""), day])),
  /** Empty for the middle. */
  focalX: percent,
  focalY: percent,
  /** Whether minors can be recognised; then the picture is shown only once their parents have agreed. */
  minors: z.optional(booleanText),
  /** Whether the parents agreed in writing; who says so, and when, is kept. */
  consent: z.optional(booleanText),
});
export type FileCreate = z.infer<typeof fileCreate>;

/** The request header that makes a repeated `POST /files/image` answer what the first one added; a UUID of the client's. */
export const idempotencyHeader = "idempotency-key";

/**
 * The fields of `PUT /files/edit/{id}`: description absent leaves it as it is, empty clears it; a version
 * that is no longer the record's is refused, an absent one makes the last write win.
 */
export const fileUpdate = z.extend(fileCreate, { version: z.optional(version) });
export type FileUpdate = z.infer<typeof fileUpdate>;

/** Names one record. */
export const fileReference = z.object({ id });
export type FileReference = z.infer<typeof fileReference>;

/**
 * Which records, and how many of the first: newest first, after those that HOME and ORGANIZATION were given an order
 * for. `title` is compared without case.
 */
export const fileQuery = z.object({
  page: z.optional(filePage),
  title: z.optional(z.string().check(z.maxLength(100, "title_too_long"), storable)),
  /** Found in name, title or description, whatever its case. */
  search: z.optional(searchText),
  first: z._default(
    z.int(withCode("paging_invalid")).check(z.minimum(1, "paging_invalid"), z.maximum(1000, "paging_invalid")),
    24,
  ),
  /** Whose words to answer; what Swahili lacks is answered in English. */
  language: z._default(z.enum(languages), "en"),
});
export type FileQuery = z.input<typeof fileQuery>;

/** The newest records and how many there are in all. */
export const fileSlice = z.object({ items: z.array(fileRecord), total: z.int() });
export type FileSlice = z.infer<typeof fileSlice>;
