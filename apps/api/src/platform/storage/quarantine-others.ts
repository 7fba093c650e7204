import type { PhotoStorage } from "./photo-storage.ts";

/** Moves the photos that no record names to quarantine. @param known ids of the others @returns how many */
export async function quarantineOthers(storage: PhotoStorage, known: Iterable<string>): Promise<number> {
  const kept = new Set(known);
  const others: string[] = [];
  for await (const id of storage.list(null)) if (!kept.has(id)) others.push(id);
  for (const id of others) await storage.quarantine(id);
  return others.length;
}
