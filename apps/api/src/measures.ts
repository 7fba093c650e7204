import type { FastifyInstance } from "fastify";
import { backupAges } from "./features/backups/backup-ages.ts";
import {
  contentAge,
  databasePool,
  dependencies,
  diskSpace,
  type Measure,
  queueLengths,
  shedRequests,
} from "./platform/health/measures.ts";

/** Metrics in addition to those of requests and of the process. */
export const measuresOf = (app: FastifyInstance): readonly Measure[] => [
  dependencies(app.readiness),
  diskSpace(app.config.dataDir),
  databasePool(app.database),
  contentAge(app.contentVersion),
  backupAges(app.database),
  queueLengths({
    copies: () => app.photoVariants.countDue(),
    pages: () => app.renderQueue.waiting.common,
    rarePages: () => app.renderQueue.waiting.rare,
    visitorQueries: () => app.visitorQueries.waiting,
    visitorReads: () => app.visitorReads.waiting,
    pictureReads: () => app.pictureReads.waiting,
    logins: () => app.loginQueues.unknown.waiting + app.loginQueues.known.waiting,
  }),
  shedRequests(app.shedding),
];
