/** The address that dials a number, however it is written: `+255 700 000 001` gives `tel:+255700000001`. */
export const telephone = (number: string): string => `tel:${number.replace(/[^\d+]/g, "")}`;
