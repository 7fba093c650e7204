import * as z from "zod/mini";
import { id, isoDateTime } from "./fields.ts";

export const entryPages = [
  "HOME",
  "ABOUT",
  "NEWS",
  "ALUMNI",
  "GALLERY",
  "ORGANIZATION",
  "SEMINARIAN",
  "WAWATA",
] as const;
export type EntryPage = (typeof entryPages)[number];

/** Schema of a page: `page_required` where it is absent or blank, `page_unknown` for any other value. */
export const entryPage = z.enum(entryPages, {
  error: ({ input }) => (typeof input === "string" && input.trim() !== "" ? "page_unknown" : "page_required"),
});

/** The pages that show titles as headlines, which therefore need a Swahili translation. */
export const headlinePages = ["NEWS", "ALUMNI"] as const satisfies readonly EntryPage[];

export const isHeadlinePage = (page: string): boolean => headlinePages.some((each) => each === page);

/** Titles that decide where an entry is shown, whatever its page. */
export const specialTitles = { staff: "STAFFS", games: "GAMES", marian: "MARIAN", emblem: "EMBLEM" } as const;
export type SpecialTitle = (typeof specialTitles)[keyof typeof specialTitles];

export const galleryCategories = ["ENVIRONMENT", "STUDENTS", "EVENTS"] as const;
export type GalleryCategory = (typeof galleryCategories)[number];

/** The category that a query parameter or a title names, compared without case. */
export const galleryCategory = (word: unknown): GalleryCategory | undefined =>
  galleryCategories.find((category) => category === String(word).toUpperCase());

/** The key of a category's name in the dictionary. */
export const categoryKey = (category: GalleryCategory) => category.toLowerCase() as Lowercase<GalleryCategory>;

/** The groups of the organisation chart, in its order; every other title belongs to `OTHER`. */
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

/** The group of a title, compared without case and with spaces as underscores; `OTHER` where none matches. */
export function organizationGroup(title: string): OrganizationGroup {
  const key = title.trim().toUpperCase().replace(/\s+/g, "_");
  return organizationGroups.find((group) => group === key) ?? "OTHER";
}

export const pictureLimits = { bytes: 25 * 1024 * 1024, pixels: 120_000_000, side: 65_535 } as const;

/** Widths in pixels of the variants, as far as the original is that wide. */
export const pictureWidths = [200, 400, 640, 960, 1280, 1920] as const;

export const albumLimit = 60;

/**
 * The encodings of variants, also the endings of their paths. Every photo has WebP, AVIF follows some time later. Its one
 * JPEG is for browsers that decode neither.
 */
export const pictureFormats = ["webp", "avif", "jpeg"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** One variant of a photo: width in pixels, weight in bytes. */
const photoVariant = z.object({ width: z.int(), bytes: z.int() });

export const photo = z.object({
  id,
  width: z.int(),
  height: z.int(),
  /** Dominant colour, `#rrggbb`; `transparent` for a picture through which the page is seen. */
  color: z.string(),
  /** Tiny blurred preview as a data URL; an empty one for such a picture. */
  placeholder: z.string(),
  /** The WebP variants, smallest first, never empty. */
  sources: z.array(photoVariant),
  avif: z.array(photoVariant),
  /** One of at most 400 px; none where it has yet to be made. */
  jpeg: z.array(photoVariant),
});
export type Photo = z.infer<typeof photo>;

const phoneWidth = 960;

/** Bytes that a phone downloads: the widest variant of at most 960 px, else the smallest. 0 without variants. */
export function photoWeight({ sources, avif }: Pick<Photo, "sources" | "avif">): number {
  const variants = avif.length > 0 ? avif : sources;
  const fitting = variants.filter(({ width }) => width <= phoneWidth);
  return (fitting.at(-1) ?? variants[0])?.bytes ?? 0;
}

/** Bytes that a phone should download at most for one picture. A kilobyte is 1000 bytes. */
export const pictureBudget = 120_000;

/** The point of a photo that stays visible in every crop, in percent from its left and its top edge. */
export const focalPoint = z.object({ x: z.int(), y: z.int() });
export type FocalPoint = z.infer<typeof focalPoint>;

/** The focal point. An upright picture without a chosen one (the centre) keeps its upper part, with the heads. */
export const visiblePoint = (size: { width: number; height: number }, { x, y }: FocalPoint): FocalPoint =>
  x === 50 && y === 50 && size.height > size.width ? { x: 50, y: 10 } : { x, y };

/** Path of one variant of a photo; `width` is one of its `sources`, `avif` or `jpeg`. It belongs to one upload for good. */
export const mediaPath = (photoId: string, width: number, format: PictureFormat = "webp"): string =>
  `/media/${photoId}/${width}.${format}`;

/** A JPEG in pixels and bytes, which messengers show with a link. WhatsApp takes no larger one. */
export const socialImageLimits = { width: 1200, height: 630, bytes: 300_000 } as const;

export const socialImageName = ({ x, y }: FocalPoint): string => `share-${x}-${y}.jpg`;

/** An entry as REST and tRPC answer it. REST answers in English, procedures in the requested language. */
export const entryRecord = z.object({
  id,
  name: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
  page: entryPage,
  /** Path of one variant, for an `<img>` without `srcset`. */
  photoUrl: z.nullable(z.string()),
  photo: z.nullable(photo),
  /** Alternative text of the photo; empty for a decorative one, null where nobody has written one. */
  alt: z.nullable(z.string()),
  focal: focalPoint,
  /** Path of the entry's own page; only entries of NEWS, GALLERY and ALUMNI have one. */
  path: z.nullable(z.string()),
  /** Path of the picture that messengers show with that page; null until it has been made. */
  sharePicture: z.nullable(z.string()),
  createdAt: isoDateTime,
  /** The event's day if it was set, else `createdAt`. */
  date: isoDateTime,
  /** Demo content that nobody has edited or confirmed; pages say so beside its name. */
  sample: z.boolean(),
  version: z.int(),
});
export type EntryRecord = z.infer<typeof entryRecord>;

/** One stretch of a formatted text; `to` is the address of a link, `struck` are words that no longer hold. */
export const textSpan = z.object({
  text: z.string(),
  strong: z.boolean(),
  slanted: z.optional(z.boolean()),
  struck: z.optional(z.boolean()),
  to: z.nullable(z.string()),
});
export type TextSpan = z.infer<typeof textSpan>;

/** One paragraph of a formatted text, or one item of a list. */
export const textLine = z.object({ item: z.boolean(), spans: z.array(textSpan) });
export type TextLine = z.infer<typeof textLine>;

/** An entry with a page of its own. `text` is its description with lists, links and bold; null if it has none of them. */
export const itemRecord = z.extend(entryRecord, { text: z.nullable(z.readonly(z.array(textLine))) });
export type ItemRecord = z.infer<typeof itemRecord>;

export const entryReference = z.object({ id });
export type EntryReference = z.infer<typeof entryReference>;
