/** Elements that stand beside each other in a line. Not those of formatted texts, which may join letters of one word. */
const neighbours = /(<\/(?:a|b|button|label|span|time)>)(?=<(?:a|b|button|label|span|time)\b)/g;

/** Adds a space between elements in a line, which style sheets keep apart: without them, "FeesCalendar" would be read. */
export const spaced = (html: string): string => html.replace(neighbours, "$1 ");
