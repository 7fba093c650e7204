import type { PhotoStorage } from "./photo-storage.ts";

/**
 * Moves photos without a record to the quarantine.
 * @param known ids of the photos that stay
 * @returns number of photos moved
 */
export async function quarantineOthers(storage: PhotoStorage, known: Iterable<string>): Promise<number> {
  const kept = new Set(known);
  const others: string[] = [];
  for await (const id of storage.list(null)) if (!kept.has(id)) others.push(id);
  for (const id of others) await storage.quarantine(id);
  return others.length;
}
