import type { FastifyInstance } from "fastify";
import { BinService } from "./bin.service.ts";

declare module "fastify" {
  interface FastifyInstance {
    readonly bin: BinService;
  }
}

export function binPlugin(app: FastifyInstance): void {
  app.decorate("bin", new BinService(app));
}
