import { mkdir } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { type Clock, systemClock } from "@visiga/system/clock";
import { ClockWatch } from "@visiga/system/clock-watch";
import type { Config } from "@visiga/system/config/config";
import { checkWritable } from "@visiga/system/database/connection";
import { exists } from "@visiga/system/disk/disk-files";
import { hasFreeSpace, type MeasureDisk, measureDisk, spareBytes } from "@visiga/system/disk/disk-space";
import type { Report } from "@visiga/system/errors/start-failure";
import { networkAgrees } from "@visiga/system/network-time";
import type { FastifyInstance } from "fastify";
import pLimit from "p-limit";
import type { DataSource } from "typeorm";
import { ContentVersion } from "./cache/content-version.ts";
import { sharedCheck } from "./health/shared-check.ts";
import { Origins } from "./http/origins.ts";
import { createVisitorQueues } from "./http/visitor-queues.ts";
import {
  type DrawPicture,
  drawInProcess,
  type EncodeVariants,
  encodeInProcess,
} from "./pictures/background-process.ts";
import { PictureProcess, PictureSemaphore } from "./pictures/picture-process.ts";
import type { PicturePreparation } from "./pictures/prepared-picture.ts";
import { RevisionWriter } from "./revisions/revision-writer.ts";
import type { UserWrites } from "./revisions/user-writes.ts";
import { registerAccessTokens } from "./security/access-tokens.ts";
import { ForwardedHeaderMonitor } from "./security/forwarded-header-monitor.ts";
import { createRequestQuotas, type RequestQuotas } from "./security/request-quotas.ts";
import { SecurityLog } from "./security/security-log.ts";
import { openStorageOf } from "./storage/open-storage.ts";
import { program } from "./system/program.ts";

export interface PlatformOptions {
  /** Gets the plugin that signs access tokens. */
  readonly server: FastifyInstance;
  readonly config: Config;
  readonly database: DataSource;
  /** Random key for hashing refresh tokens and login attempts. */
  readonly secret: string;
  readonly tellOperator: Report;
}

/** Parts of the platform that tests replace. */
export interface PlatformDoubles {
  readonly clock: Clock;
  readonly clockWatch: Pick<ClockWatch, "isTrusted" | "jump" | "confirm">;
  readonly measureDisk: MeasureDisk;
  readonly pictures: PicturePreparation;
  readonly drawPicture: DrawPicture;
  readonly encodeVariants: EncodeVariants;
  readonly quotas: RequestQuotas;
}

const readinessCounts = 1000;

const missingFolder = (place: string): string =>
  `DATA_DIR: the database lists photos, but there is no folder ${place}. Mount its disk or share; if it is lost, restore the newest backup.`;

export type Platform = Awaited<ReturnType<typeof createPlatform>>;

/** The platform of services that write for users: these writes read the session again, so they are added after it. */
export interface UserPlatform extends Platform {
  readonly writes: UserWrites;
}

export async function createPlatform(
  { server, config, database, secret, tellOperator }: PlatformOptions,
  doubles: Partial<PlatformDoubles> = {},
) {
  const { clock = systemClock, quotas = createRequestQuotas() } = doubles;
  const contentVersion = new ContentVersion(database);
  await contentVersion.refresh();

  /** Folder for uploads, and for tables of a backup while they are being written. */
  const temporaryFolder = join(config.dataDir, "tmp");
  await mkdir(temporaryFolder, { recursive: true });
  const { installation, storage } = await openStorageOf(config, database);
  if (config.s3 === undefined && !(await exists(storage.place))) tellOperator(missingFolder(storage.place));
  const measure = doubles.measureDisk ?? measureDisk;
  const semaphore = new PictureSemaphore();
  const pictures = doubles.pictures ?? new PictureProcess(program("prepare-picture"), semaphore);

  return {
    config,
    database,
    secret,
    tellOperator,
    clock,
    clockWatch: doubles.clockWatch ?? new ClockWatch(config.dataDir, clock, networkAgrees(config, clock), tellOperator),
    contentVersion,
    accessTokens: await registerAccessTokens(server, secret, clock),
    revisions: new RevisionWriter(clock),
    securityLog: new SecurityLog(database, clock),
    temporaryFolder,
    installation,
    storage,
    hasFreeSpace: async () => config.s3 !== undefined || hasFreeSpace(await measure(config.dataDir)),
    spareBytes: async () => spareBytes(await measure(config.dataDir)),
    pictures,
    drawPicture: doubles.drawPicture ?? drawInProcess(program("background-picture")),
    encodeVariants: doubles.encodeVariants ?? encodeInProcess(program("background-picture"), semaphore),
    quotas,
    forwarded: new ForwardedHeaderMonitor(tellOperator),
    origins: new Origins(config, () => (server.server.address() as AddressInfo | null)?.port ?? config.port),
    queues: createVisitorQueues(server.responseCount),
    /** Renders pages that are few, and those of users: they wait only for each other. */
    commonPages: pLimit(2),
    /** The checks of `/readyz`, by name. Each rejects if its part is unreachable or read-only. */
    readiness: {
      database: sharedCheck(() => checkWritable(database), readinessCounts),
      storage: sharedCheck(() => storage.ping(), readinessCounts),
    },
  };
}
