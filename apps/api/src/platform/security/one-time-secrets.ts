import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** 256 random bits, in letters that fit an address. */
export const createSecret = (): string => randomBytes(32).toString("base64url");

/** What is kept of a secret. It is random, so a plain hash does. */
export const hashSecret = (secret: string): Buffer => createHash("sha256").update(secret).digest();

export const sameHash = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);

/** A value that only holders of the key can compute, for one purpose. */
export const keyedHash = (key: string, purpose: string, value: string): Buffer =>
  createHmac("sha256", key).update(`${purpose}\0${value}`).digest();
