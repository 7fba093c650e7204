const tags = "(?:a|b|button|em|label|nav|small|span|time|with-script)";

/**
 * Where two elements stand beside each other in a line, or a note stands after a text. Not the elements of formatted texts
 * within words.
 */
const neighbours = new RegExp(`</${tags}>(?=<${tags}\\b)|[^\\s>](?=<small\\b)`, "g");

/** Adds the spaces that style sheets replace: without them, "FeesCalendar" and "15,000 Tshprice" would be read. */
export const spaced = (html: string): string => html.replace(neighbours, "$& ");
