import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import type { BackupCopy } from "@visiga/contracts/backups";
import type { Config } from "@visiga/system/config/config";
import type { StoredArchive } from "#archive/archive-place.ts";
import type { Retention } from "./retention.ts";

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

/** A place that gets a copy of each backup: a folder, perhaps on a share, or a bucket. */
export class SecondPlace {
  constructor(
    private readonly config: SecondPlaceOrder["config"],
    readonly work: BackupCopy["work"],
    private readonly ask: AskSecondPlace,
  ) {}

  /** For messages to the operator. */
  get place(): string {
    const { copyFolder, copyBucket } = this.config.backups;
    return this.work === "copiedToFolder" ? String(copyFolder) : `backups/ of the bucket ${copyBucket?.bucket}`;
  }

  async list(): Promise<readonly StoredArchive[]> {
    return (await this.#order({ kind: "list" })) as readonly StoredArchive[];
  }

  /** Copies a backup of the server, and deletes outdated ones there. @returns false if there is no room */
  async copy(name: string, retention: Retention, signal: AbortSignal): Promise<boolean> {
    return (await this.#order({ kind: "copy", name, retention }, signal)) === true;
  }

  /** The backup as a file of this machine, and a function that frees the file. Null if the place does not have it. */
  async fetch(name: string): Promise<{ readonly path: string; release(): Promise<void> } | null> {
    const temporary = join(this.config.dataDir, "tmp");
    await mkdir(temporary, { recursive: true });
    const folder = await mkdtemp(join(temporary, "archive-"));
    const release = () => rm(folder, { recursive: true, force: true });
    const path = join(folder, name);
    try {
      if (await this.#order({ kind: "fetch", name, path })) return { path, release };
    } catch (error) {
      await release();
      throw error;
    }
    await release();
    return null;
  }

  #order(task: SecondPlaceOrder["task"], signal = new AbortController().signal): Promise<SecondPlaceResult> {
    const { s3, dataDir, backups } = this.config;
    return this.ask({ config: { s3, dataDir, backups }, work: this.work, task }, signal);
  }
}

export function secondPlaces(
  config: Pick<Config, "s3" | "dataDir" | "backups">,
  ask: AskSecondPlace,
): readonly SecondPlace[] {
  const { copyFolder, copyBucket } = config.backups;
  const works = [copyFolder && "copiedToFolder", copyBucket && "copiedToBucket"] as const;
  return works.flatMap((work) => (work ? [new SecondPlace(config, work, ask)] : []));
}
