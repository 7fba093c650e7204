import type { DataSource } from "typeorm";
import type { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver.js";
import type { ContentVersion } from "#platform/database/content-version.ts";
import type { Shedding } from "#platform/load/shedding.ts";
import { measureDisk } from "#platform/storage/disk-room.ts";
import { within } from "./health.ts";

/** A number about the state of this installation, read when `/metrics` is asked for. */
export interface Measure {
  /** Ends with its unit. */
  readonly name: string;
  readonly help: string;
  /** Name of the label that tells the readings apart; absent: there is one, under any name. */
  readonly label?: string;
  /** Whether it only ever grows. */
  readonly counts?: boolean;
  /** The readings by value of the label. Rejects where they cannot be known now: then they are absent. */
  read(): Promise<Readonly<Record<string, number>>>;
}

/** The disk of the data folder. */
export const diskSpace = (dataDir: string): Measure => ({
  name: "visiga_disk_bytes",
  help: "Bytes of the disk with DATA_DIR: free for this account, and in all.",
  label: "space",
  read: async () => ({ ...(await measureDisk(dataDir)) }),
});

/** The connections of this process, and the queries that wait for one. */
export const databasePool = (database: DataSource): Measure => ({
  name: "visiga_database_pool_size",
  help: "Connections of this process to the database, idle and in use, and queries that wait for one.",
  label: "state",
  read: async () => {
    const { totalCount, idleCount, waitingCount } = (database.driver as PostgresDriver).master;
    return { idle: idleCount, used: totalCount - idleCount, waiting: waitingCount };
  },
});

/** How sure this process is of what was taken down. */
export const contentAge = (contentVersion: Pick<ContentVersion, "age">): Measure => ({
  name: "visiga_content_version_age_seconds",
  help: "Seconds since this process last knew what other processes changed; 0 where no other does.",
  read: async () => ({ age: contentVersion.age }),
});

/** What this process needs: the checks of `/readyz`. */
export const dependencies = (readiness: Readonly<Record<string, () => Promise<void>>>): Measure => ({
  name: "visiga_dependency_up",
  help: "1 where the part can be reached, as /readyz says, else 0.",
  label: "part",
  read: async () => {
    const states = Object.entries(readiness).map(([name, check]) =>
      within(1500, check()).then(
        () => [name, 1] as const,
        () => [name, 0] as const,
      ),
    );
    return Object.fromEntries(await Promise.all(states));
  },
});

/** What waits to be done, by the name of its queue. */
export const queueLengths = (lengths: Readonly<Record<string, () => number | Promise<number>>>): Measure => ({
  name: "visiga_queue_length",
  help: "What waits to be worked on.",
  label: "queue",
  read: async () =>
    Object.fromEntries(await Promise.all(Object.entries(lengths).map(async ([name, read]) => [name, await read()]))),
});

/** What visitors were refused because there was too much to do. */
export const shedRequests = (shedding: Pick<Shedding, "counts">): Measure => ({
  name: "visiga_shed_requests_total",
  help: "Requests of visitors that were refused at once because too much of their kind waited, or the process was late.",
  label: "work",
  counts: true,
  read: async () => shedding.counts,
});
