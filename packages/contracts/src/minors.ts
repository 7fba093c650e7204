import { type EntryPage, specialTitles } from "./entries.ts";

const studentPages: readonly EntryPage[] = ["GALLERY", "NEWS", "SEMINARIAN", "HOME", "ABOUT"];

const studentTitles: readonly string[] = [specialTitles.games];

interface PicturePlace {
  readonly page: string;
  readonly title: string;
}

/** Whether students appear in the pictures of a page or title. Titles are compared without case. */
export const mayShowStudents = ({ page, title }: PicturePlace): boolean =>
  studentPages.some((each) => each === page) || studentTitles.includes(title.trim().toUpperCase());

/** Whether a picture counts as showing minors; without an answer (null), where students appear. */
export const countsAsMinors = (answer: boolean | null, place: PicturePlace): boolean =>
  answer ?? mayShowStudents(place);

/** The answer that holds on any page. "No minors" is only an assumption on pages without students: null. */
export const answerForAnyPlace = (answer: boolean | null, place: PicturePlace): boolean | null =>
  answer === false && !mayShowStudents(place) ? null : answer;
