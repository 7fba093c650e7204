import type { FastifyInstance, FastifyReply } from "fastify";
import { isPhotoId } from "#platform/storage/photo-storage.ts";
import type { PhotosService } from "./photos.service.ts";

/** `/media/{photo}/{width}.webp`: an address belongs to one upload, so its answer may be cached forever. */
export async function mediaRest(app: FastifyInstance, { photos }: { readonly photos: PhotosService }): Promise<void> {
  app.route<{ Params: { photo: string; copy: string } }>({
    method: ["GET", "HEAD"],
    url: "/:photo/:copy",
    schema: { hide: true },
    handler: async (request, reply) => {
      const { photo, copy } = request.params;
      const width = /^([1-9]\d{0,4})\.webp$/.exec(copy)?.[1];
      if (!isPhotoId(photo) || width === undefined) return sendNotFound(reply);
      const etag = `"${photo}-${width}"`;
      if (request.headers["if-none-match"]?.includes(etag) && (await photos.isShown(photo))) {
        return reply.headers(copyHeaders).header("etag", etag).code(304).send();
      }
      const opened = await photos.open(photo, Number(width));
      if (opened === null) return sendNotFound(reply);
      reply.headers(copyHeaders).header("etag", etag).header("content-length", opened.bytes).type("image/webp");
      if (request.method === "GET") return reply.send(opened.stream);
      opened.stream.destroy();
      return reply.send();
    },
  });
}

const copyHeaders = {
  "cache-control": "public, max-age=31536000, immutable",
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; sandbox",
} as const;

/** Never cached: a file that is taken down may be shown again. */
const sendNotFound = (reply: FastifyReply) =>
  reply.code(404).header("cache-control", "no-store").type("text/plain; charset=utf-8").send("Not found");
