import { backupAges } from "./features/backups/backup-ages.ts";
import type { Config } from "./platform/config/config.ts";
import {
  contentAge,
  databasePool,
  dependencies,
  diskSpace,
  type Measure,
  queueLengths,
  shedRequests,
} from "./platform/health/measures.ts";
import type { Shedding } from "./platform/load/shedding.ts";
import type { DrawQueue } from "./platform/pages/draw-queue.ts";
import type { Services } from "./services.ts";

interface MeasuredDeps {
  readonly config: Pick<Config, "dataDir">;
  readonly services: Services;
  readonly drawing: DrawQueue;
  readonly shedding: Pick<Shedding, "counts">;
}

/** Metrics in addition to those of requests and of the process. */
export const measuresOf = ({ config, services, drawing, shedding }: MeasuredDeps): readonly Measure[] => [
  dependencies(services.readiness),
  diskSpace(config.dataDir),
  databasePool(services.database),
  contentAge(services.contentVersion),
  backupAges(services.database),
  queueLengths({
    copies: () => services.photoVariants.countDue(),
    pages: () => drawing.waiting.common,
    rarePages: () => drawing.waiting.rare,
    visitorQueries: () => services.visitorQueries.waiting,
    visitorReads: () => services.visitorReads.waiting,
    pictureReads: () => services.pictureReads.waiting,
    logins: () => services.loginQueues.unknown.waiting + services.loginQueues.known.waiting,
  }),
  shedRequests(shedding),
];
