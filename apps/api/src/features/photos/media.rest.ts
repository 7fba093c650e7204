import { buffer } from "node:stream/consumers";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { EarlyAnswers } from "#platform/answers/early-answers.ts";
import { readyAnswer, sendReady } from "#platform/answers/ready-answer.ts";
import type { ContentVersion } from "#platform/database/content-version.ts";
import type { BoundedQueue } from "#platform/load/bounded-queue.ts";
import { copyName, copyNamed } from "#platform/pictures/picture-copy.ts";
import { dropDocumentHeaders, fileHeaders } from "#platform/security/headers.ts";
import { isPhotoId } from "#platform/storage/photo-storage.ts";
import { CopyMemory } from "./copy-memory.ts";
import type { PhotosService } from "./photos.service.ts";

interface MediaOptions {
  readonly photos: PhotosService;
  readonly contentVersion: Pick<ContentVersion, "current" | "isKnown">;
  readonly earlyAnswers: EarlyAnswers;
  /** Where those wait who ask for what is not in memory. */
  readonly pictureReads: BoundedQueue;
}

/** `/media/{photo}/{width}.webp`, `.avif` and `share-{x}-{y}.jpg`: an address belongs to one upload, so its answer may be cached forever. */
export async function mediaRest(app: FastifyInstance, options: MediaOptions): Promise<void> {
  const { photos, contentVersion, earlyAnswers, pictureReads } = options;
  const memory = new CopyMemory(contentVersion);
  const address = (photo: string, copy: string) => `${app.prefix}/${photo}/${copy}`;
  const route = address(":photo", ":copy");
  earlyAnswers.add({
    prefix: `${app.prefix}/`,
    route,
    find: ({ url }) => (contentVersion.isKnown ? memory.shown(url) : undefined),
  });

  app.route<{ Params: { photo: string; copy: string } }>({
    method: ["GET", "HEAD"],
    url: "/:photo/:copy",
    schema: { hide: true },
    handler: async (request, reply) => {
      const { photo } = request.params;
      const copy = copyNamed(request.params.copy);
      if (!isPhotoId(photo) || copy === null) return sendNotFound(reply);
      if (!contentVersion.isKnown) return sendUnavailable(reply);
      const at = address(photo, copyName(copy));
      // Taken before asking: the answer may only be newer than the version that it is kept under.
      const version = contentVersion.current;
      const shown = await pictureReads.run(() => photos.isShown(photo));
      if (!shown) memory.forget(at);
      const kept = shown ? memory.find(at) : undefined;
      if (kept) {
        memory.keep(at, kept, version);
        return sendReady(request, reply, kept);
      }
      const headers = {
        ...copyHeaders,
        "content-type": `image/${copy.format}`,
        etag: `"${photo}-${copyName(copy)}"`,
      };
      dropDocumentHeaders(reply);
      if (shown && request.headers["if-none-match"]?.includes(headers.etag)) {
        return reply.headers(headers).code(304).send();
      }
      const opened = await photos.open(photo, copy);
      if (opened === null) return sendNotFound(reply);
      if (opened.bytes <= CopyMemory.largest) {
        const answer = readyAnswer({ status: 200, headers, body: await buffer(opened.stream) });
        memory.keep(at, answer, version);
        return sendReady(request, reply, answer);
      }
      reply.headers(headers).header("content-length", opened.bytes);
      if (request.method === "GET") return reply.send(opened.stream);
      opened.stream.destroy();
      return reply.send();
    },
  });
}

const copyHeaders = {
  ...fileHeaders,
  "cache-control": "public, max-age=31536000, immutable",
  "content-security-policy": "default-src 'none'; sandbox",
} as const;

/** Seconds after which a client may ask again while the database is silent. */
const retryAfter = 5;

/** The picture may have been taken down meanwhile, and this process would not know. */
const sendUnavailable = (reply: FastifyReply) =>
  reply
    .code(503)
    .headers({ "cache-control": "no-store", "retry-after": retryAfter })
    .type("text/plain; charset=utf-8")
    .send("Unavailable");

/** Never cached: a file that is taken down may be shown again. */
const sendNotFound = (reply: FastifyReply) =>
  reply.code(404).header("cache-control", "no-store").type("text/plain; charset=utf-8").send("Not found");
