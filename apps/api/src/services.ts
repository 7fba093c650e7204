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
import { type LoginAllowance, LoginLimits } from "./features/auth/login-limits.ts";
import { loginTurns } from "./features/auth/login-turns.ts";
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
import { PageWeightsService } from "./features/page-weights/page-weights.service.ts";
import { PhotoCopies } from "./features/photos/photo-copies.ts";
import { PhotoSweep } from "./features/photos/photo-sweep.ts";
import { PhotosService } from "./features/photos/photos.service.ts";
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
import { copiesByProcess, type MakeCopies } from "./platform/pictures/copy-process.ts";
import { PictureProcess } from "./platform/pictures/picture-process.ts";
import { PictureTurns } from "./platform/pictures/picture-turns.ts";
import type { PicturePreparation } from "./platform/pictures/prepared-picture.ts";
import { RevisionWriter } from "./platform/revisions/revision-writer.ts";
import type { AccessTokens } from "./platform/security/access-tokens.ts";
import { ForwardedWatch } from "./platform/security/forwarded-watch.ts";
import { type RequestAllowance, type RequestBudgets, requestBudgets } from "./platform/security/request-limit.ts";
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
  readonly loginAllowance?: LoginAllowance;
  readonly requestAllowances?: Partial<Record<keyof RequestBudgets, RequestAllowance>>;
  /** Absent: in a process of its own. */
  readonly makeCopies?: MakeCopies;
  /** Absent: what the system says. */
  readonly measureDisk?: MeasureDisk;
  /** Absent: in processes of their own. */
  readonly pictures?: PicturePreparation;
  /** Absent: in a process of its own. */
  readonly verifyBackup?: VerifyBackup;
}

/** Together fewer at the same time than there are connections to the database, so that users always find one. */
const visitorQueries = { atOnce: 3, longest: 60 };
const visitorReads = { atOnce: 2, longest: 100 };
const pictureReads = { atOnce: 2, longest: 200 };

/** Milliseconds for which the state of database and storage counts as known. */
const readinessCounts = 1000;

/** The artwork as the build prepared it; the same relative path from the sources and from the build. */
const artworkFolder = fileURLToPath(new URL("../dist/artwork", import.meta.url));

/** A program of this server that runs as a process of its own: a source, or built beside this file. */
const program = (name: string): string =>
  fileURLToPath(new URL(import.meta.url.endsWith(".ts") ? `cli/${name}.ts` : `${name}.js`, import.meta.url));

export type Services = Awaited<ReturnType<typeof createServices>>;

/** Creates and connects all services: the only place where features meet. */
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
    ...(options.loginAllowance && { allowance: options.loginAllowance }),
  });
  const browsers = new KnownBrowsers(secret, clock);
  const turns = loginTurns();
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
  const pictureTurns = new PictureTurns();
  const pictures = options.pictures ?? new PictureProcess(program("prepare-picture"), pictureTurns);
  const photos = new PhotosService({ database, contentVersion, pictures, storage, report });
  const fileWriting = { database, contentVersion, photos, revisions, clock };
  const fileBin = new FileBinService(fileWriting);
  const fileEditing = new FileEditingService(fileWriting);
  const siteBin = new SiteBinService(revisions, clock);

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
    photoCopies: new PhotoCopies({
      database,
      contentVersion,
      storage,
      makeCopies: options.makeCopies ?? copiesByProcess(program("encode-copies"), pictureTurns),
      hasRoom: roomForPhotos,
      clock,
      report,
    }),
    site: new SiteService(database, clock),
    siteEditing: new SiteEditingService({ database, contentVersion, revisions, clock }),
    samples: new SamplesService({ database, contentVersion, revisions, files: fileBin, clock }),
    bin: new BinService({ ...fileWriting, restorable: { picture: fileBin, site: siteBin } }),
    removals: new RemovalsService({
      ...fileWriting,
      files: fileEditing,
    }),
    activity: new ActivityService(database),
    securityLog: new SecurityLogService(database),
    retention: new Retention(database, clock),
    backups: new BackupsService({
      database,
      storage,
      archives: await openArchives(config),
      temporary: uploadFolder,
      verify: options.verifyBackup ?? verifyByProcess(program("verify-backup")),
      secret,
      clock,
      log: securityLog,
      report,
    }),
    pageWeights: new PageWeightsService(contentVersion),
    uploads,
    artwork: new ArtworkLibrary(artworkFolder, pictures),
    artworkFolder,
    noteDenial: (actor: UserActor, client: Client, what: string) =>
      securityLog.write(database.manager, { kind: "accessDenied", account: actor, client, detail: what }),
    /** Where logins wait for their passwords to be checked. */
    loginTurns: turns,
    /** Where visitors wait with their queries. */
    visitorQueries: new BoundedQueue(visitorQueries),
    /** Where they wait for what else has to be read from the database for each of them. */
    visitorReads: new BoundedQueue(visitorReads),
    /** Where those wait who ask for a picture that is not in memory. */
    pictureReads: new BoundedQueue(pictureReads),
    /** Whether a request bears a token that this server gave out; whether it still counts, only the database knows. */
    hasToken: ({ headers }: IncomingMessage): boolean => {
      const token = bearerToken(headers.authorization);
      return token !== undefined && accessTokens.isOwn(token);
    },
    budgets: requestBudgets(options.requestAllowances),
    forwarded: new ForwardedWatch(clock, report),
    /** The checks of `/readyz`, by name. Each rejects where its part cannot be reached and written to. */
    readiness: {
      database: sharedCheck(() => checkWriting(database), readinessCounts),
      storage: sharedCheck(() => storage.ping(), readinessCounts),
    },
  };
}
