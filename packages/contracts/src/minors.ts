import { type FilePage, placeTitles } from "./files.ts";

const pupilPages: readonly FilePage[] = ["GALLERY", "NEWS", "SEMINARIAN", "HOME", "ABOUT"];

/** The titles whose pictures show pupils, whatever their page. */
const pupilTitles: readonly string[] = [placeTitles.games];

/** Where a picture is shown; in a form the page may not be chosen yet. */
interface PicturePlace {
  readonly page: string;
  readonly title: string;
}

/** Whether pupils appear in the pictures of a page or title. Titles are compared without case. */
export const mayShowPupils = ({ page, title }: PicturePlace): boolean =>
  pupilPages.some((each) => each === page) || pupilTitles.includes(title.trim().toUpperCase());

/**
 * Whether a picture counts as showing recognisable minors. `answer` is the user's answer. Without an answer (null), a
 * picture counts as showing minors where pupils appear.
 */
export const countsAsMinors = (answer: boolean | null, place: PicturePlace): boolean => answer ?? mayShowPupils(place);

/**
 * The answer on minors that stays valid in any other place. "No minors" is only an assumption where no pupils appear, so
 * it becomes null there.
 */
export const answerForAnyPlace = (answer: boolean | null, place: PicturePlace): boolean | null =>
  answer === false && !mayShowPupils(place) ? null : answer;
