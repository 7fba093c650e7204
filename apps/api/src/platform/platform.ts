import { mkdir } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { DataSource } from "typeorm";
import { ContentVersion } from "./cache/content-version.ts";
import type { Config } from "./config/config.ts";
import { checkWritable } from "./database/connection.ts";
import type { Report } from "./errors/start-failure.ts";
import { sharedCheck } from "./health/shared-check.ts";
import { BoundedQueue } from "./http/bounded-queue.ts";
import { decorateIfAbsent } from "./http/decorate-if-absent.ts";
import type {} from "./http/http-server.ts";
import { Origins } from "./http/origins.ts";
import type { PageReads } from "./pages/page-renderer.ts";
import { RenderQueue } from "./pages/render-queue.ts";
import type { RequestedPage } from "./pages/requested-page.ts";
import { ArtworkLibrary } from "./pictures/artwork-library.ts";
import { PictureProcess } from "./pictures/picture-process.ts";
import { PictureSemaphore } from "./pictures/picture-semaphore.ts";
import type { PicturePreparation } from "./pictures/prepared-picture.ts";
import { type EncodeVariants, encodeInProcess } from "./pictures/variant-process.ts";
import { RevisionWriter } from "./revisions/revision-writer.ts";
import { type AccessTokens, registerAccessTokens } from "./security/access-tokens.ts";
import { ForwardedHeaderMonitor } from "./security/forwarded-header-monitor.ts";
import type { Authenticate, LogAccessDenied } from "./security/identity.ts";
import { createRequestQuotas, type RequestQuotas } from "./security/request-quotas.ts";
import { SecurityLog } from "./security/security-log.ts";
import { openStorage } from "./storage/open-storage.ts";
import type { PhotoStorage } from "./storage/photo-storage.ts";
import { type Clock, systemClock } from "./system/clock.ts";
import { hasFreeSpace, type MeasureDisk, measureDisk } from "./system/disk-space.ts";
import { artworkFolder, program } from "./system/program.ts";

export interface PlatformOptions {
  readonly config: Config;
  readonly database: DataSource;
  /** Random key for hashing refresh tokens and login attempts. */
  readonly secret: string;
  /** Reports failures outside a request to the operator. */
  readonly report: Report;
}

declare module "fastify" {
  interface FastifyInstance {
    readonly config: Config;
    readonly database: DataSource;
    readonly secret: string;
    readonly reportToOperator: Report;
    readonly clock: Clock;
    readonly accessTokens: AccessTokens;
    readonly contentVersion: ContentVersion;
    readonly revisions: RevisionWriter;
    readonly securityLog: SecurityLog;
    readonly storage: PhotoStorage;
    /** Folder for uploads, and for tables of a backup while they are being written. */
    readonly temporaryFolder: string;
    readonly measureDisk: MeasureDisk;
    /** Whether there is room for more photos. */
    readonly hasFreeSpace: () => Promise<boolean>;
    readonly pictures: PicturePreparation;
    readonly encodeVariants: EncodeVariants;
    readonly artwork: ArtworkLibrary;
    readonly quotas: RequestQuotas;
    readonly forwarded: ForwardedHeaderMonitor;
    readonly origins: Origins;
    readonly visitorQueries: BoundedQueue;
    readonly visitorReads: BoundedQueue;
    readonly visitorPosts: BoundedQueue;
    readonly renderQueue: RenderQueue;
    /** The checks of `/readyz`, by name. Each rejects if its part is unreachable or read-only. */
    readonly readiness: Readonly<Record<"database" | "storage", () => Promise<void>>>;
    readonly logAccessDenied: LogAccessDenied;
    /** Provided by the feature of logins. */
    readonly authenticate: Authenticate;
    /**
     * Whether a request has a valid token, or an expired one whose session can be refreshed. Provided by the feature of
     * logins.
     */
    readonly isUsers: (request: IncomingMessage) => Promise<boolean>;
    /** Data source of the pages. Provided by the composition root, because it reads from several features. */
    readonly pageReads: PageReads;
    /** Counts a page that is sent, or confirmed by 304. Provided by the feature of page views. */
    readonly countPageView: (page: RequestedPage, request: IncomingMessage) => void;
  }
}

/** The sum of `concurrency` is below the number of database connections, so that users always get one. */
const visitorQueries = { concurrency: 3, maxQueue: 60 };
const visitorReads = { concurrency: 2, maxQueue: 100 };
const visitorPosts = { concurrency: 3, maxQueue: 200 };

/** Milliseconds for which a readiness check is cached. */
const readinessCounts = 1000;

/** Decorates the server with what several features use. */
export async function decoratePlatform(app: FastifyInstance, options: PlatformOptions): Promise<void> {
  const { config, database, secret, report } = options;
  app.decorate("config", config);
  app.decorate("database", database);
  app.decorate("secret", secret);
  app.decorate("reportToOperator", report);
  decorateIfAbsent(app, "clock", () => systemClock);
  app.decorate("accessTokens", await registerAccessTokens(app, secret, app.clock));
  app.decorate("contentVersion", new ContentVersion(database));
  await app.contentVersion.refresh();
  app.decorate("revisions", new RevisionWriter(app.clock));
  app.decorate("securityLog", new SecurityLog(app.clock));
  app.decorate("logAccessDenied", (account, client, detail) =>
    app.securityLog.write(database.manager, { kind: "accessDenied", account, client, detail }),
  );

  app.decorate("temporaryFolder", join(config.dataDir, "tmp"));
  await mkdir(app.temporaryFolder, { recursive: true });
  app.decorate("storage", await openStorage(config));
  decorateIfAbsent(app, "measureDisk", () => measureDisk);
  app.decorate(
    "hasFreeSpace",
    async () => config.s3 !== undefined || hasFreeSpace(await app.measureDisk(config.dataDir)),
  );
  const semaphore = new PictureSemaphore();
  decorateIfAbsent(app, "pictures", () => new PictureProcess(program("prepare-picture"), semaphore));
  decorateIfAbsent(app, "encodeVariants", () => encodeInProcess(program("encode-variants"), semaphore));
  app.decorate("artwork", new ArtworkLibrary(artworkFolder, app.pictures));

  decorateIfAbsent(app, "quotas", createRequestQuotas);
  app.decorate("forwarded", new ForwardedHeaderMonitor(app.clock, report));
  app.decorate("origins", new Origins(config));
  app.decorate("visitorQueries", new BoundedQueue(visitorQueries));
  app.decorate("visitorReads", new BoundedQueue(visitorReads));
  app.decorate("visitorPosts", new BoundedQueue(visitorPosts));
  let connections = 0;
  app.server.on("connection", () => {
    connections += 1;
  });
  app.decorate("renderQueue", new RenderQueue(() => app.responseCache.count + connections));
  app.decorate("readiness", {
    database: sharedCheck(() => checkWritable(database), readinessCounts),
    storage: sharedCheck(() => app.storage.ping(), readinessCounts),
  });
}
