import type { FileQuery } from "@visiga/contracts/file-queries";
import { type GalleryCategory, placeTitles } from "@visiga/contracts/files";

/** Number of files that a page shows initially and that View More adds. */
export const step = 24;
/** The documented step of /alumni. */
export const alumniStep = 9;

interface Shown {
  readonly show?: number | undefined;
}

/** Files of /about-us. All lists here are newest first unless the page's order was set manually. */
export const aboutList = ({ show = step }: Shown): FileQuery => ({ page: "ABOUT", first: show });

/** Files titled STAFFS, of any page. */
export const staffList = ({ show = step }: Shown): FileQuery => ({ title: placeTitles.staff, first: show });

export const alumniList = ({ show = alumniStep }: Shown): FileQuery => ({ page: "ALUMNI", first: show });

export const newsList = ({ show = step }: Shown): FileQuery => ({ page: "NEWS", first: show });

export const wawataList = ({ show = step }: Shown): FileQuery => ({ page: "WAWATA", first: show });

export const galleryList = ({
  show = step,
  category,
}: Shown & { readonly category?: GalleryCategory | undefined }): FileQuery => ({
  page: "GALLERY",
  ...(category && { title: category }),
  first: show,
});

/** Files of page SEMINARIAN, of both levels. */
export const seminarianList: FileQuery = { page: "SEMINARIAN", first: step };

/** Files titled GAMES, of any page. */
export const gamesList: FileQuery = { title: placeTitles.games, first: 4 };

/** The file for the Marian window; artwork replaces it if there is none. */
export const marianList: FileQuery = { title: placeTitles.marian, first: 1 };

/** The file with the emblem of WAWATA; a printed star replaces it if there is none. */
export const emblemList: FileQuery = { title: placeTitles.emblem, first: 1 };

/** All files of the organisation chart. */
export const organizationList: FileQuery = { page: "ORGANIZATION", first: 1000 };

/** The rector's file of the organisation chart. */
export const rectorFile: FileQuery = { page: "ORGANIZATION", title: "RECTOR", first: 1 };

/** Lists of the home page, each with as many items as its section shows. */
export const homeLists = {
  hero: { page: "HOME", first: 6 },
  news: { page: "NEWS", first: 6 },
  wawata: { page: "WAWATA", first: 3 },
  gallery: { page: "GALLERY", first: 5 },
} as const satisfies Record<string, FileQuery>;
