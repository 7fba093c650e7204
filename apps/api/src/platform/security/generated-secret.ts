import { chmod, readFile, rename, writeFile } from "node:fs/promises";
import { nullIfMissing } from "#platform/system/disk-files.ts";
import { createSecret } from "./one-time-secrets.ts";

/** Reads a secret from its file, which the first call generates with mode 0600. A power cut may leave an empty one. */
export async function generatedSecret(path: string): Promise<string> {
  const stored = (await readFile(path, "utf8").catch(nullIfMissing))?.trim();
  if (stored) return stored;
  const secret = createSecret();
  const draft = `${path}.draft`;
  await writeFile(draft, `${secret}\n`, { mode: 0o600, flush: true });
  await chmod(draft, 0o600);
  await rename(draft, path);
  return secret;
}
