import type { FastifyInstance } from "fastify";
import { FileBinService } from "./file-bin.service.ts";
import { FileDates } from "./file-dates.ts";
import { FileEditingService } from "./file-editing.service.ts";
import { FileOrderService } from "./file-order.service.ts";
import { ManagedFilesService } from "./managed-files.service.ts";
import { PublicFilesService } from "./public-files.service.ts";

declare module "fastify" {
  interface FastifyInstance {
    readonly publicFiles: PublicFilesService;
    readonly fileDates: FileDates;
    readonly fileEditing: FileEditingService;
    readonly managedFiles: ManagedFilesService;
    readonly fileOrder: FileOrderService;
    readonly fileBin: FileBinService;
  }
}

export function filesPlugin(app: FastifyInstance): void {
  app.decorate("publicFiles", new PublicFilesService(app));
  app.decorate("fileDates", new FileDates(app));
  app.decorate("fileEditing", new FileEditingService(app));
  app.decorate("managedFiles", new ManagedFilesService(app));
  app.decorate("fileOrder", new FileOrderService(app));
  app.decorate("fileBin", new FileBinService(app));
}
