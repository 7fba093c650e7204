import type { EntryPage } from "@visiga/contracts/entries";
import { id } from "@visiga/contracts/fields";
import { entrySorts } from "@visiga/contracts/managed-entries";
import { pageAt, pageRow } from "@visiga/contracts/public-paths";
import type { TextPlace } from "@visiga/i18n/page-texts";
import * as z from "zod/mini";

export const pictureFilters = [
  "ALUMNI",
  "GALLERY",
  "ORGANIZATION",
  "NEWS",
  "HOME",
  "SEMINARIANS",
  "WAWATA",
  "ALL",
] as const;
export type PictureFilter = (typeof pictureFilters)[number];

export function filteredPage(filter: PictureFilter): EntryPage | undefined {
  if (filter === "ALL") return undefined;
  return filter === "SEMINARIANS" ? "SEMINARIAN" : filter;
}

export const filterOf = (page: EntryPage): PictureFilter =>
  pictureFilters.find((filter) => filteredPage(filter) === page) ?? "ALL";

/** Filter of the Images tab that shows the pictures of a page: those of its first list, unless a title selects them. */
export function pageFilter(place: TextPlace): PictureFilter {
  const [list] = place === "everyPage" ? [] : Object.values(pageRow(pageAt(place)).lists ?? {});
  return list?.page && !list.title ? filterOf(list.page) : "ALL";
}

const page = z._default(z.catch(z.enum(pictureFilters), pictureFilters[0]), pictureFilters[0]);

export const listFilters = ["decide", "hidden", "improve", "samples", "bin"] as const;
type ListFilter = (typeof listFilters)[number];

/** The filters of earlier releases, and of messages about one reason, by the filter whose list has those entries. */
const formerFilters: { readonly [Filter in ListFilter]?: readonly string[] } = {
  decide: ["waiting", "sentBack", "minorsUnsaid", "withoutConsent", "takenDownByRestore"],
  hidden: ["scheduled", "ended", "takenDown"],
  improve: ["withoutSwahili", "withoutAlternativeText", "heavy"],
};
const knownFilter = z.pipe(
  z.string(),
  z.transform((only) => listFilters.find((each) => each === only || formerFilters[each]?.includes(only))),
);

export const entriesSearch = z.object({
  page,
  // The router parses `?q=1990` as a number.
  q: z._default(
    z.catch(
      z.pipe(
        z.union([z.string(), z.number()]),
        z.transform((q) => String(q).trim().slice(0, 200)),
      ),
      "",
    ),
    "",
  ),
  sort: z._default(z.catch(z.enum(entrySorts), entrySorts[0]), entrySorts[0]),
  /** `bin` lists what is deleted. */
  only: z.catch(z.optional(knownFilter), undefined),
  year: z.catch(z.optional(z.int()), undefined),
  /** Id of the entry whose form is open, for users who come from the entry’s public page. */
  edit: z.catch(z.optional(id), undefined),
  /** Id of the entry whose form is open over the list, so that it is open again after a reload or a login. */
  form: z.catch(z.optional(id), undefined),
  /** Whether the form of a new entry is open. */
  add: z.catch(z.optional(z.literal(true)), undefined),
});
export type EntriesSearch = z.output<typeof entriesSearch>;

/** Search parameters of the tasks that replace the list in the Images tab. */
export const taskSearch = z.object({
  page,
  /** Id of the news whose album gets the added pictures. */
  album: z.catch(z.optional(id), undefined),
  /** Number of shared pictures that this device had no room for; 0 if those shared did not arrive. */
  missed: z.catch(z.optional(z.number()), undefined),
});
