import { connectionPool } from "@visiga/system/database/connection";
import { measureDisk } from "@visiga/system/disk/disk-space";
import { backupAges } from "./features/backups/backup-reports.ts";
import { withTimeout } from "./platform/health/health.ts";
import type { Measure } from "./platform/health/metrics.ts";
import type { EarlyResponses } from "./platform/http/early-responses.ts";
import type { Services } from "./services.ts";

export const measuresOf = (services: Services, earlyResponses: EarlyResponses): readonly Measure[] => [
  {
    name: "visiga_dependency_up",
    help: "1 where the part can be reached, as /readyz says, else 0.",
    label: "part",
    read: async () => {
      const checks = Object.entries(services.readiness);
      return Object.fromEntries(await Promise.all(checks.map(async ([part, check]) => [part, await isUp(check)])));
    },
  },
  {
    name: "visiga_disk_bytes",
    help: "Bytes of the disk with DATA_DIR: free for this account, and in all.",
    label: "space",
    read: async () => ({ ...(await measureDisk(services.config.dataDir)) }),
  },
  {
    name: "visiga_database_pool_size",
    help: "Connections of this process to the database, idle and in use, and queries that wait for one.",
    label: "state",
    read: async () => {
      const { totalCount, idleCount, waitingCount } = connectionPool(services.database);
      return { idle: idleCount, used: totalCount - idleCount, waiting: waitingCount };
    },
  },
  {
    name: "visiga_content_version_age_seconds",
    help: "Seconds since this process last read the content version; 0 for a single process.",
    read: async () => ({ age: services.contentVersion.age }),
  },
  backupAges(services.database, services.keeper.backups.works),
  {
    name: "visiga_queue_length",
    help: "Requests and photos that wait for their work to begin, by queue.",
    label: "queue",
    read: async () => ({
      copies: await services.photoVariants.countDue(),
      pages: services.commonPages.pendingCount,
      ...Object.fromEntries(Object.entries(services.queues).map(([name, { waiting }]) => [name, waiting])),
      logins: services.loginQueues.unknown.waiting + services.loginQueues.known.waiting,
    }),
  },
  {
    name: "visiga_shed_requests_total",
    help: "Requests of visitors that were refused because their queue was full or the event loop was late.",
    label: "work",
    counts: true,
    read: async () => earlyResponses.refused,
  },
];

const isUp = (check: () => Promise<void>): Promise<number> =>
  withTimeout(1500, check()).then(
    () => 1,
    () => 0,
  );
