import { createHmac, timingSafeEqual } from "node:crypto";

export const sameHash = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);

/** The text with its signature, `text.signature`. `purpose` separates the uses of one key. */
export const signedText = (key: string, purpose: string, text: string): string =>
  `${text}.${keyedHash(key, purpose, text).toString("base64url")}`;

/** The text of a value that `signedText` made, byte for byte; null for anything else. Compared in constant time. */
export function verifiedText(key: string, purpose: string, signed: string): string | null {
  const text = signed.slice(0, Math.max(0, signed.lastIndexOf(".")));
  return sameHash(Buffer.from(signed), Buffer.from(signedText(key, purpose, text))) ? text : null;
}

/** HMAC-SHA-256 of a value. `purpose` separates the uses of one key. */
export const keyedHash = (key: string, purpose: string, value: string): Buffer =>
  createHmac("sha256", key).update(`${purpose}\0${value}`).digest();
