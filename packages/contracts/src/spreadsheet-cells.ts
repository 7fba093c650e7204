const months = "Jan|Feb|Mar|Mac|Apr|May|Mei|Jun|Jul|Aug|Ago|Sept?|Oct|Okt|Nov|Dec|Des";
const shownInstead = new RegExp(
  String.raw`^(?:#+|#[A-Z]+[!?]|#DIV/0!|#N/A|Err:\d{3}|\d(?:[.,]\d+)?[Ee][+-]\d+|\d{1,2}-(?:${months})|(?:${months})-\d\d)$`,
);

/** Whether a cell has what a spreadsheet shows and copies instead of a value: an error, a date, a number in few digits. */
export const isShownInstead = (cell: string): boolean => shownInstead.test(cell);
