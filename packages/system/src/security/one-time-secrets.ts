import { createHash, randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { nullIfMissing, replaceFile } from "../disk/disk-files.ts";
import { withPath } from "../errors/disk-failure.ts";

/** 256 random bits as base64url. */
export const createSecret = (): string => randomBytes(32).toString("base64url");

/** The stored form of a secret. Plain SHA-256 is enough, because secrets are random. */
export const hashSecret = (secret: string): Buffer => createHash("sha256").update(secret).digest();

/** Reads a secret from its file, which the first call generates with mode 0600. A power cut may leave an empty one. */
export async function generatedSecret(path: string): Promise<string> {
  const stored = (await readFile(path, "utf8").catch(nullIfMissing).catch(withPath(path)))?.trim();
  if (stored) return stored;
  const secret = createSecret();
  await replaceFile(path, `${secret}\n`);
  return secret;
}
