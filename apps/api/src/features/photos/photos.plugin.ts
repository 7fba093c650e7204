import type { FastifyInstance } from "fastify";
import { BoundedQueue } from "#platform/http/bounded-queue.ts";
import { PhotoSweep } from "./photo-sweep.ts";
import { PhotoVariants } from "./photo-variants.ts";
import { PhotosService } from "./photos.service.ts";

declare module "fastify" {
  interface FastifyInstance {
    readonly photos: PhotosService;
    readonly photoSweep: PhotoSweep;
    readonly photoVariants: PhotoVariants;
    readonly pictureReads: BoundedQueue;
  }
}

export function photosPlugin(app: FastifyInstance): void {
  app.decorate("photos", new PhotosService(app));
  app.decorate("photoSweep", new PhotoSweep(app));
  app.decorate("photoVariants", new PhotoVariants(app));
  app.decorate("pictureReads", new BoundedQueue({ concurrency: 8, maxQueue: 200 }));
}
