import type { DataSource } from "typeorm";
import type { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver.js";
import type { ContentVersion } from "#platform/database/content-version.ts";
import type { Shedding } from "#platform/load/shedding.ts";
import { measureDisk } from "#platform/storage/disk-space.ts";
import { withTimeout } from "./health.ts";

/** A value that is read for each request of `/metrics`. */
export interface Measure {
  /** Includes the unit as suffix. */
  readonly name: string;
  readonly help: string;
  /** Label that distinguishes the readings; absent: there is a single reading, under any name. */
  readonly label?: string;
  /** Whether the value only increases. */
  readonly counts?: boolean;
  /** The readings by label value. Rejects if they are currently unknown; `/metrics` then omits them. */
  read(): Promise<Readonly<Record<string, number>>>;
}

export const diskSpace = (dataDir: string): Measure => ({
  name: "visiga_disk_bytes",
  help: "Bytes of the disk with DATA_DIR: free for this account, and in all.",
  label: "space",
  read: async () => ({ ...(await measureDisk(dataDir)) }),
});

/** The connections of this process, and the queries waiting for one. */
export const databasePool = (database: DataSource): Measure => ({
  name: "visiga_database_pool_size",
  help: "Connections of this process to the database, idle and in use, and queries that wait for one.",
  label: "state",
  read: async () => {
    const { totalCount, idleCount, waitingCount } = (database.driver as PostgresDriver).master;
    return { idle: idleCount, used: totalCount - idleCount, waiting: waitingCount };
  },
});

/** Age of this process's knowledge of the content version. */
export const contentAge = (contentVersion: Pick<ContentVersion, "age">): Measure => ({
  name: "visiga_content_version_age_seconds",
  help: "Seconds since this process last knew what other processes changed; 0 where no other does.",
  read: async () => ({ age: contentVersion.age }),
});

/** The readiness checks of `/readyz`. */
export const dependencies = (readiness: Readonly<Record<string, () => Promise<void>>>): Measure => ({
  name: "visiga_dependency_up",
  help: "1 where the part can be reached, as /readyz says, else 0.",
  label: "part",
  read: async () => {
    const states = Object.entries(readiness).map(([name, check]) =>
      withTimeout(1500, check()).then(
        () => [name, 1] as const,
        () => [name, 0] as const,
      ),
    );
    return Object.fromEntries(await Promise.all(states));
  },
});

export const queueLengths = (lengths: Readonly<Record<string, () => number | Promise<number>>>): Measure => ({
  name: "visiga_queue_length",
  help: "What waits to be worked on.",
  label: "queue",
  read: async () =>
    Object.fromEntries(await Promise.all(Object.entries(lengths).map(async ([name, read]) => [name, await read()]))),
});

/** Requests refused because of overload. */
export const shedRequests = (shedding: Pick<Shedding, "counts">): Measure => ({
  name: "visiga_shed_requests_total",
  help: "Requests of visitors that were refused at once because too much of their kind waited, or the process was late.",
  label: "work",
  counts: true,
  read: async () => shedding.counts,
});
