import { chmod, link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createSecret } from "./one-time-secrets.ts";

/** The secret of this data folder, made at the first start and readable by its owner only. */
export async function generatedSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, "jwt-secret");
  const kept = await readSecret(path);
  if (kept) return kept;
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
