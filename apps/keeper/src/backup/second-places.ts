import { join } from "node:path";
import type { BackupCopy } from "@visiga/contracts/backups";
import type { Config } from "@visiga/system/config/config";
import { reasonOf } from "@visiga/system/errors/disk-failure";
import { StartFailure } from "@visiga/system/errors/start-failure";
import { type FetchedArchive, fetchInto, isArchiveName, type StoredArchive } from "#archive/archive-place.ts";
import { openArchives } from "#archive/open-archives.ts";
import type { Retention } from "./stored-backups.ts";

export interface SecondPlaceOrder {
  readonly config: Pick<Config, "s3" | "dataDir" | "backups">;
  readonly work: BackupCopy["work"];
  /** `copy`: the backup of the server to the place; `fetch`: a backup of the place to a path on this machine. */
  readonly task:
    | { readonly kind: "list" }
    | { readonly kind: "copy"; readonly name: string; readonly retention: Retention }
    | { readonly kind: "fetch"; readonly name: string; readonly path: string };
}

/** For `copy`: false if the place has no room. For `fetch`: false if there is no such backup. */
export type SecondPlaceResult = readonly StoredArchive[] | boolean;

/** Has an order carried out where a share that does not answer stops nothing else. @throws SecondPlaceFailure */
export type AskSecondPlace = (order: SecondPlaceOrder, signal: AbortSignal) => Promise<SecondPlaceResult>;

export class SecondPlaceFailure extends Error {
  constructor(
    readonly reason: "room" | "missing" | "failed",
    message: string,
  ) {
    super(message);
  }
}

export type SecondPlace = ReturnType<typeof secondPlace>;

/** A place that gets a copy of each backup: a folder, perhaps on a share, or a bucket. */
function secondPlace(config: SecondPlaceOrder["config"], work: BackupCopy["work"], ask: AskSecondPlace) {
  const { s3, dataDir, backups } = config;
  const order = (task: SecondPlaceOrder["task"], signal = new AbortController().signal) =>
    ask({ config: { s3, dataDir, backups }, work, task }, signal);
  return {
    work,
    /** For messages to the operator. */
    place:
      work === "copiedToFolder" ? String(backups.copyFolder) : `backups/ of the bucket ${backups.copyBucket?.bucket}`,
    list: async () => (await order({ kind: "list" })) as readonly StoredArchive[],
    /** Copies a backup of the server, and deletes outdated ones there. @returns false if there is no room */
    copy: async (name: string, retention: Retention, signal: AbortSignal) =>
      (await order({ kind: "copy", name, retention }, signal)) === true,
    fetch: (name: string) =>
      fetchInto(join(dataDir, "tmp"), name, async (path) => (await order({ kind: "fetch", name, path })) === true),
  };
}

export function secondPlaces(config: SecondPlaceOrder["config"], ask: AskSecondPlace): readonly SecondPlace[] {
  const { copyFolder, copyBucket } = config.backups;
  const works = [copyFolder && "copiedToFolder", copyBucket && "copiedToBucket"] as const;
  return works.flatMap((work) => (work ? [secondPlace(config, work, ask)] : []));
}

/**
 * The backup with that name as a local file, from the first place that has it; null if none has.
 * @throws StartFailure if no place has it, and one could not be read
 */
export async function fetchBackup(
  config: SecondPlaceOrder["config"],
  secondPlaces: readonly SecondPlace[],
  name: string,
): Promise<FetchedArchive | null> {
  if (!isArchiveName(name)) return null;
  const own = await (await openArchives(config)).fetch(name);
  if (own) return own;
  const problems: string[] = [];
  for (const place of secondPlaces)
    try {
      const found = (await place.list()).some((archive) => archive.name === name) && (await place.fetch(name));
      if (found) return found;
    } catch (error) {
      problems.push(`${place.place}: ${reasonOf(error)}`);
    }
  if (problems.length > 0) throw new StartFailure(`${name} was not found`, ...problems);
  return null;
}
