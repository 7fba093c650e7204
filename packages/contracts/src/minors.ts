import { type FilePage, placeTitles } from "./files.ts";

/** The pages on which pupils appear. */
const pupilPages: readonly FilePage[] = ["GALLERY", "NEWS", "SEMINARIAN", "HOME", "ABOUT"];

/** The titles whose pictures show pupils, whatever their page. */
const pupilTitles: readonly string[] = [placeTitles.games];

/** Where a picture is shown; a form may hold a page that is not chosen yet. */
interface PicturePlace {
  readonly page: string;
  readonly title: string;
}

/** Whether pupils appear in the pictures of a page or title. Titles are compared without case. */
export const mayShowPupils = ({ page, title }: PicturePlace): boolean =>
  pupilPages.some((each) => each === page) || pupilTitles.includes(title.trim().toUpperCase());

/**
 * Whether a picture counts as showing minors who can be recognised. `said` is what somebody has said of it; while
 * nobody has, null, pictures count as showing minors where pupils appear.
 */
export const countsAsMinors = (said: boolean | null, place: PicturePlace): boolean => said ?? mayShowPupils(place);

/**
 * What was said of a picture in its place, as far as it holds in any other: that nobody can be recognised was assumed
 * where no pupils appear.
 */
export const saidAnywhere = (said: boolean | null, place: PicturePlace): boolean | null =>
  said === false && !mayShowPupils(place) ? null : said;
