import { dialled } from "@visiga/contracts/phone-numbers";
import { withoutMarks } from "#platform/editing/marks.ts";

/** On a page for editing a number has marks. */
const plainNumber = (number: string) => dialled(withoutMarks(number));

/** `tel:` address of a number in any notation: `0700 000 001` becomes `tel:+255700000001`. Null for one that nobody can call. */
export const telephone = (number: string): string | null => addressed("tel:", plainNumber(number));

export const smsAddress = (number: string): string | null => addressed("sms:", plainNumber(number));

/** Address that opens WhatsApp for a number, with a message if there is one. Null where the country is not known. */
export const whatsApp = (number: string, message?: string): string | null => {
  const [, digits = null] = /^\+(\d+)$/.exec(plainNumber(number) ?? "") ?? [];
  return digits === null ? null : chat(digits, message);
};

/** Address that opens WhatsApp with a message for whomever the reader chooses. */
export const whatsAppMessage = (message: string): string => chat("", message);

const addressed = (scheme: string, number: string | null) => number && `${scheme}${number}`;

const chat = (digits: string, message?: string) =>
  `https://wa.me/${digits}${message ? `?text=${encodeURIComponent(message)}` : ""}`;
