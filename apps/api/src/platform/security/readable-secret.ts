import { randomInt } from "node:crypto";

/** Five groups of four unambiguous letters and digits: about 99 bits. */
export function readableSecret(): string {
  const letters = "abcdefghjkmnpqrstuvwxyz23456789";
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join("");
  return Array.from({ length: 5 }, group).join("-");
}
