import { rm } from "node:fs/promises";

/** Playwright's global teardown. */
export default async function removeDataDir(): Promise<void> {
  if (process.env.E2E_DATA_DIR) await rm(process.env.E2E_DATA_DIR, { recursive: true, force: true });
}
