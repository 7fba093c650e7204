import { type FileQuery, type GalleryCategory, placeTitles } from "@visiga/contracts/files";

/** How many records a page shows at first, and how many more each time. */
export const step = 24;
/** The same of the alumni, as documented. */
export const alumniStep = 9;

/** What the address of a page asks for. */
interface Shown {
  readonly show?: number | undefined;
}

/** The pictures of the house. Every list here comes newest first, but for a page whose order was set by hand. */
export const aboutList = ({ show = step }: Shown): FileQuery => ({ page: "ABOUT", first: show });

/** The pictures of the staff, whatever page they belong to. */
export const staffList = ({ show = step }: Shown): FileQuery => ({ title: placeTitles.staff, first: show });

export const alumniList = ({ show = alumniStep }: Shown): FileQuery => ({ page: "ALUMNI", first: show });

export const newsList = ({ show = step }: Shown): FileQuery => ({ page: "NEWS", first: show });

/** The pictures of the association. */
export const wawataList = ({ show = step }: Shown): FileQuery => ({ page: "WAWATA", first: show });

/** The pictures of the gallery or of one category. */
export const galleryList = ({
  show = step,
  category,
}: Shown & { readonly category?: GalleryCategory | undefined }): FileQuery => ({
  page: "GALLERY",
  ...(category && { title: category }),
  first: show,
});

/** The pictures of our students, for both levels. */
export const seminarianList: FileQuery = { page: "SEMINARIAN", first: step };

/** The pictures titled GAMES, whatever their page. */
export const gamesList: FileQuery = { title: placeTitles.games, first: 4 };

/** The picture beside the content; without one the project's own artwork stands in. */
export const marianList: FileQuery = { title: placeTitles.marian, first: 1 };

/** Everybody on the organisation chart. */
export const organizationList: FileQuery = { page: "ORGANIZATION", first: 1000 };

/** The rector as the chart knows him. */
export const rectorFile: FileQuery = { page: "ORGANIZATION", title: "RECTOR", first: 1 };

/** The lists of the home page, each as long as its section shows. */
export const homeLists = {
  hero: { page: "HOME", first: 6 },
  news: { page: "NEWS", first: 6 },
  wawata: { page: "WAWATA", first: 3 },
  gallery: { page: "GALLERY", first: 5 },
} as const satisfies Record<string, FileQuery>;
