import type { FastifyInstance } from "fastify";
import { PreviewsService } from "./previews.service.ts";

declare module "fastify" {
  interface FastifyInstance {
    readonly previews: PreviewsService;
  }
}

export function previewsPlugin(app: FastifyInstance): void {
  app.decorate("previews", new PreviewsService(app));
}
