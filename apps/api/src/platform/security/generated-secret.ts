import { chmod, link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createSecret } from "./one-time-secrets.ts";

/** Reads the secret from the data folder; the first start generates it with mode 0600. */
export async function generatedSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, "jwt-secret");
  const stored = await readSecret(path);
  if (stored) return stored;
  const draft = `${path}.draft`;
  await writeFile(draft, `${createSecret()}\n`, { mode: 0o600, flush: true });
  await chmod(draft, 0o600);
  await rm(path, { force: true });
  await link(draft, path);
  await rm(draft);
  return (await readSecret(path)) ?? "";
}

async function readSecret(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, "utf8")).trim() || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
