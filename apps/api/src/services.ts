import { mkdir } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { DataSource } from "typeorm";
import { ActivityService } from "./features/activity/activity.service.ts";
import { Retention } from "./features/activity/retention.ts";
import { SecurityLogService } from "./features/activity/security-log.service.ts";
import { AuthService } from "./features/auth/auth.service.ts";
import { KnownBrowsers } from "./features/auth/known-browsers.ts";
import { LoginLimits, type LoginQuota, loginQueues } from "./features/auth/login-limits.ts";
import { PasswordLinks } from "./features/auth/password-links.ts";
import { Sessions } from "./features/auth/sessions.ts";
import { BackupsService } from "./features/backups/backups.service.ts";
import { type VerifyBackup, verifyByProcess } from "./features/backups/verify-process.ts";
import { BinService } from "./features/bin/bin.service.ts";
import { FileBinService } from "./features/files/file-bin.service.ts";
import { FileDates } from "./features/files/file-dates.ts";
import { FileEditingService } from "./features/files/file-editing.service.ts";
import { FileOrderService } from "./features/files/file-order.service.ts";
import { ManagedFilesService } from "./features/files/managed-files.service.ts";
import { PublicFilesService } from "./features/files/public-files.service.ts";
import { PhotoSweep } from "./features/photos/photo-sweep.ts";
import { PhotoVariants } from "./features/photos/photo-variants.ts";
import { PhotosService } from "./features/photos/photos.service.ts";
import { RemovalChecks } from "./features/removals/removal-checks.ts";
import { RemovalsService } from "./features/removals/removals.service.ts";
import { SamplesService } from "./features/site/samples.service.ts";
import { SiteService } from "./features/site/site.service.ts";
import { SiteBinService } from "./features/site/site-bin.service.ts";
import { SiteEditingService } from "./features/site/site-editing.service.ts";
import { UserRepository } from "./features/users/user-repository.ts";
import { UsersService } from "./features/users/users.service.ts";
import type { UserActor } from "./platform/actor.ts";
import { openArchives } from "./platform/archive/open-archives.ts";
import { ArtworkLibrary } from "./platform/artwork/artwork-library.ts";
import { type Clock, systemClock } from "./platform/clock.ts";
import type { Config } from "./platform/config/config.ts";
import { checkWriting } from "./platform/database/check-writing.ts";
import { ContentVersion } from "./platform/database/content-version.ts";
import { AppError } from "./platform/errors.ts";
import { sharedCheck } from "./platform/health/shared-check.ts";
import { bearerToken, type Client } from "./platform/identity.ts";
import { BoundedQueue } from "./platform/load/bounded-queue.ts";
import { PictureProcess } from "./platform/pictures/picture-process.ts";
import { PictureSemaphore } from "./platform/pictures/picture-semaphore.ts";
import type { PicturePreparation } from "./platform/pictures/prepared-picture.ts";
import { type EncodeVariants, encodeInProcess } from "./platform/pictures/variant-process.ts";
import { RevisionWriter } from "./platform/revisions/revision-writer.ts";
import type { AccessTokens } from "./platform/security/access-tokens.ts";
import { ForwardedHeaderMonitor } from "./platform/security/forwarded-header-monitor.ts";
import { createRequestQuotas, type RequestQuota, type RequestQuotas } from "./platform/security/request-quotas.ts";
import { SecurityLog } from "./platform/security-log/security-log.ts";
import type { Report } from "./platform/start-failure.ts";
import { hasRoom, type MeasureDisk, measureDisk } from "./platform/storage/disk-room.ts";
import { openStorage } from "./platform/storage/open-storage.ts";

export interface ServicesOptions {
  readonly config: Config;
  readonly database: DataSource;
  /** Random key for hashing refresh tokens and login attempts. */
  readonly secret: string;
  readonly accessTokens: AccessTokens;
  readonly clock?: Clock;
  /** Reports failures outside a request to the operator. */
  readonly report?: Report;
  readonly loginQuota?: LoginQuota;
  readonly requestQuotas?: Partial<Record<keyof RequestQuotas, RequestQuota>>;
  /** Default: a child process. */
  readonly encodeVariants?: EncodeVariants;
  /** Default: the system's figures. */
  readonly measureDisk?: MeasureDisk;
  /** Default: child processes. */
  readonly pictures?: PicturePreparation;
  /** Default: a child process. */
  readonly verifyBackup?: VerifyBackup;
}

/** The sum of `concurrency` is below the number of database connections, so that users always get one. */
const visitorQueries = { concurrency: 3, maxQueue: 60 };
const visitorReads = { concurrency: 2, maxQueue: 100 };

/** Reads from storage. */
const pictureReads = { concurrency: 8, maxQueue: 200 };

/** Milliseconds for which a readiness check is cached. */
const readinessCounts = 1000;

/** The artwork that the build prepared. The relative path is the same from the sources and from the build. */
const artworkFolder = fileURLToPath(new URL("../dist/artwork", import.meta.url));

/** Path of a program that runs in a child process: a source file, or a bundle beside this file. */
const program = (name: string): string =>
  fileURLToPath(new URL(import.meta.url.endsWith(".ts") ? `cli/${name}.ts` : `${name}.js`, import.meta.url));

export type Services = Awaited<ReturnType<typeof createServices>>;

/** Creates and connects all services. Only here do features depend on each other. */
export async function createServices(options: ServicesOptions) {
  const { config, database, secret, accessTokens, clock = systemClock, report = () => {} } = options;
  const contentVersion = new ContentVersion(database);
  await contentVersion.refresh();

  const revisions = new RevisionWriter(clock);
  const securityLog = new SecurityLog(clock);

  const userRepository = new UserRepository(database);
  const sessions = new Sessions({ database, users: userRepository, accessTokens, secret, clock, log: securityLog });
  const links = new PasswordLinks(database, clock);
  const limits = new LoginLimits({
    database,
    secret,
    clock,
    ...(options.loginQuota && { quota: options.loginQuota }),
  });
  const browsers = new KnownBrowsers(secret, clock);
  const turns = loginQueues();
  const auth = new AuthService({
    database,
    users: userRepository,
    sessions,
    links,
    limits,
    browsers,
    turns,
    revisions,
    log: securityLog,
  });
  const users = new UsersService({
    database,
    revisions,
    log: securityLog,
    clock,
    credentials: {
      createPasswordLink: (manager, userId) => links.create(manager, userId),
      revoke: async (manager, userId) => {
        await sessions.endAll(manager, userId);
        await links.revoke(manager, userId);
      },
    },
  });

  const uploadFolder = join(config.dataDir, "tmp");
  await mkdir(uploadFolder, { recursive: true });
  const storage = await openStorage(config);
  const measure = options.measureDisk ?? measureDisk;
  const roomForPhotos = async () => config.s3 !== undefined || hasRoom(await measure(config.dataDir));
  const uploads = {
    folder: uploadFolder,
    checkRoom: async () => {
      if (!(await roomForPhotos())) throw new AppError("disk_full");
    },
  };
  const pictureSemaphore = new PictureSemaphore();
  const pictures = options.pictures ?? new PictureProcess(program("prepare-picture"), pictureSemaphore);
  const photos = new PhotosService({ database, contentVersion, pictures, storage, report });
  const fileWriting = { database, contentVersion, photos, revisions, clock };
  const fileBin = new FileBinService(fileWriting);
  const fileEditing = new FileEditingService(fileWriting);
  const removalChecks = new RemovalChecks(secret, clock);
  const siteBin = new SiteBinService(revisions, clock);

  const ownToken = ({ headers }: IncomingMessage) => {
    const token = bearerToken(headers.authorization);
    return token === undefined ? null : accessTokens.read(token);
  };

  return {
    clock,
    database,
    contentVersion,
    auth,
    users,
    publicFiles: new PublicFilesService(database),
    fileDates: new FileDates(database, contentVersion),
    fileEditing,
    managedFiles: new ManagedFilesService(fileWriting),
    fileOrder: new FileOrderService(fileWriting),
    fileBin,
    photos,
    photoSweep: new PhotoSweep({ database, storage, report }),
    photoVariants: new PhotoVariants({
      database,
      contentVersion,
      storage,
      encodeVariants: options.encodeVariants ?? encodeInProcess(program("encode-variants"), pictureSemaphore),
      hasRoom: roomForPhotos,
      clock,
      report,
    }),
    site: new SiteService(database, clock),
    siteEditing: new SiteEditingService({ database, contentVersion, revisions, clock }),
    samples: new SamplesService({ database, contentVersion, revisions, files: fileBin, clock }),
    bin: new BinService({ ...fileWriting, restorable: { picture: fileBin, site: siteBin } }),
    removals: new RemovalsService({ ...fileWriting, files: fileEditing, checks: removalChecks }),
    removalChecks,
    activity: new ActivityService(database),
    securityLog: new SecurityLogService(database),
    retention: new Retention(database, clock),
    backups: new BackupsService({
      database,
      storage,
      archives: await openArchives(config),
      temporary: uploadFolder,
      verify: options.verifyBackup ?? verifyByProcess(program("verify-backup")),
      actorOf: (sessionId) => auth.actorOf(sessionId),
      clock,
      log: securityLog,
      report,
    }),
    uploads,
    artwork: new ArtworkLibrary(artworkFolder, pictures),
    artworkFolder,
    logAccessDenied: (actor: UserActor, client: Client, what: string) =>
      securityLog.write(database.manager, { kind: "accessDenied", account: actor, client, detail: what }),
    /** Queues of logins that wait for password hashing. */
    loginQueues: turns,
    /** Queue of visitors' tRPC queries. */
    visitorQueries: new BoundedQueue(visitorQueries),
    /** Queue of other database reads for visitors. */
    visitorReads: new BoundedQueue(visitorReads),
    /** Queue of reads of uncached pictures. */
    pictureReads: new BoundedQueue(pictureReads),
    /**
     * Whether a request has an unforged token that is not too old. Only the database knows whether it is still valid.
     */
    hasToken: (request: IncomingMessage): boolean => ownToken(request) !== null,
    /** Whether a request has a valid token, or an expired one whose session can be refreshed. */
    isUsers: async (request: IncomingMessage): Promise<boolean> => {
      const own = ownToken(request);
      return own !== null && (!own.expired || (await sessions.isOpen(own.session)));
    },
    budgets: createRequestQuotas(options.requestQuotas),
    forwarded: new ForwardedHeaderMonitor(clock, report),
    /** The checks of `/readyz`, by name. Each rejects if its part is unreachable or read-only. */
    readiness: {
      database: sharedCheck(() => checkWriting(database), readinessCounts),
      storage: sharedCheck(() => storage.ping(), readinessCounts),
    },
  };
}
