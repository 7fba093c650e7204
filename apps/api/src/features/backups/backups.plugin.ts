import type { FastifyInstance } from "fastify";
import { openArchives } from "#platform/archive/open-archives.ts";
import { decorateIfAbsent } from "#platform/http/decorate-if-absent.ts";
import { program } from "#platform/system/program.ts";
import { BackupsService } from "./backups.service.ts";
import { type VerifyBackup, verifyByProcess } from "./verify-process.ts";

declare module "fastify" {
  interface FastifyInstance {
    readonly backups: BackupsService;
    readonly verifyBackup: VerifyBackup;
  }
}

export async function backupsPlugin(app: FastifyInstance): Promise<void> {
  decorateIfAbsent(app, "verifyBackup", () => verifyByProcess(program("verify-backup")));
  app.decorate("backups", new BackupsService(app, await openArchives(app.config)));
}
