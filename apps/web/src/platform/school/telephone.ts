/** `tel:` address of a number in any notation: `+255 700 000 001` becomes `tel:+255700000001`. */
export const telephone = (number: string): string => `tel:${dialled(number)}`;

export const smsAddress = (number: string): string => `sms:${dialled(number)}`;

/** Address that opens WhatsApp for a number that has its country code, with a message if there is one. */
export const whatsApp = (number: string, message?: string): string =>
  `https://wa.me/${number.replace(/\D/g, "")}${message ? `?text=${encodeURIComponent(message)}` : ""}`;

const dialled = (number: string) => number.replace(/[^\d+]/g, "");
