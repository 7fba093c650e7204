/** Text of a backup for the operator's terminal, without control characters and shortened. */
export const printableText = (text: string): string =>
  (text.length > 120 ? `${text.slice(0, 120)}…` : text).replace(/\p{C}/gu, "\u{fffd}");
