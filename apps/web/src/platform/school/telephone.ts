/** `tel:` address of a number in any notation: `+255 700 000 001` becomes `tel:+255700000001`. */
export const telephone = (number: string): string => `tel:${number.replace(/[^\d+]/g, "")}`;
