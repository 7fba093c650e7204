import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { BackupCopy } from "@visiga/contracts/backups";
import type { Config } from "@visiga/system/config/config";
import { reasonOf } from "@visiga/system/errors/disk-failure";
import { StartFailure } from "@visiga/system/errors/start-failure";
import { startProcess } from "@visiga/system/start-process";
import { type FetchedArchive, fetchInto, isArchiveName, type StoredArchive } from "#archive/archive-place.ts";
import { openArchives } from "#archive/open-archives.ts";
import { program } from "#program.ts";
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

export type SecondPlaceMessage =
  | { readonly kind: "progress" }
  | { readonly kind: "done"; readonly result: SecondPlaceResult }
  | { readonly kind: "failed"; readonly reason: SecondPlaceFailure["reason"]; readonly message: string };

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

export function secondPlaces(config: SecondPlaceOrder["config"], ask = askByProcess()): readonly SecondPlace[] {
  const { copyFolder, copyBucket } = config.backups;
  const works = [copyFolder && "copiedToFolder", copyBucket && "copiedToBucket"] as const;
  return works.flatMap((work) => (work ? [secondPlace(config, work, ask)] : []));
}

/** Milliseconds without a message of the process. A part of a copy takes minutes over a slow line, and so does a stick that is flushed. */
const defaultLimits = { list: 15_000, copy: 660_000 };

/** Milliseconds in which a stopped copy removes its unfinished file. */
const cleanupTimeout = 3000;

/**
 * Works on second places in a process of its own: reading from a share that does not answer blocks a thread for ever, and
 * cannot be interrupted, not even by the end of the process. Such a process is left behind, and none is added to it.
 */
export function askByProcess(path = program("second-place"), limits = defaultLimits): AskSecondPlace {
  const left = new Set<SecondPlaceOrder>();
  return async (order, signal) => {
    if ([...left].some(({ work }) => work === order.work))
      throw new SecondPlaceFailure("failed", "it has not answered since an earlier attempt");
    const limit = order.task.kind === "list" ? limits.list : limits.copy;
    const child = startProcess(path, { env: process.env });
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      if (signal.aborted) reject(signal.reason);
    });
    aborted.catch(() => {});
    try {
      child.send(order);
      for (;;) {
        const message = await Promise.race([child.receive<SecondPlaceMessage>(), silence(limit), aborted]);
        if (message.kind === "done") return message.result;
        if (message.kind === "failed") throw new SecondPlaceFailure(message.reason, message.message);
      }
    } catch (error) {
      // The process removes its unfinished file when it is told to stop.
      if (signal.aborted) await Promise.race([child.stop(), pause(cleanupTimeout)]);
      throw error;
    } finally {
      child.abandon();
      left.add(order);
      void child.ended.then(() => left.delete(order));
      // The end of a process that is not blocked takes some milliseconds.
      await Promise.race([child.ended, pause(1000)]);
    }
  };
}

const silence = (milliseconds: number): Promise<never> =>
  pause(milliseconds, undefined, { ref: false }).then(() => {
    throw new SecondPlaceFailure("failed", `it has not answered for ${milliseconds / 1000} s`);
  });

/**
 * The backup with that name as a local file, from the first place that has it; null if none has.
 * @throws StartFailure if no place has it, and one could not be read
 */
export async function fetchBackup(config: SecondPlaceOrder["config"], name: string): Promise<FetchedArchive | null> {
  if (!isArchiveName(name)) return null;
  const own = await (await openArchives(config)).fetch(name);
  if (own) return own;
  const problems: string[] = [];
  for (const place of secondPlaces(config))
    try {
      const found = (await place.list()).some((archive) => archive.name === name) && (await place.fetch(name));
      if (found) return found;
    } catch (error) {
      problems.push(`${place.place}: ${reasonOf(error)}`);
    }
  if (problems.length > 0) throw new StartFailure(`${name} was not found`, ...problems);
  return null;
}
