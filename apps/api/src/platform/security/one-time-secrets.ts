import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** 256 random bits as base64url. */
export const createSecret = (): string => randomBytes(32).toString("base64url");

/** The stored form of a secret. Plain SHA-256 is enough, because secrets are random. */
export const hashSecret = (secret: string): Buffer => createHash("sha256").update(secret).digest();

export const sameHash = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);

/** HMAC-SHA-256 of a value. `purpose` separates the uses of one key. */
export const keyedHash = (key: string, purpose: string, value: string): Buffer =>
  createHmac("sha256", key).update(`${purpose}\0${value}`).digest();
