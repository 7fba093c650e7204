import { buffer } from "node:stream/consumers";
import { fileHeaders } from "@visiga/system/http/security-headers";
import { isPhotoId, type VariantKind, variantName, variantNamed } from "@visiga/system/storage/picture-variant";
import type { FastifyPluginAsync } from "fastify";
import { LRUCache } from "lru-cache";
import { type CachedResponse, sendCached, toCachedResponse } from "#platform/cache/cached-response.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { failureResponse, overload } from "#platform/http/failures.ts";
import type { Platform } from "#platform/platform.ts";
import { dropDocumentHeaders } from "#platform/security/headers.ts";
import type { PhotosService } from "./photos.service.ts";

/** Bytes of all variants in memory, and of the largest of them: phones request smaller ones. */
const inMemory = 32 * 1024 * 1024;
const largestInMemory = 256 * 1024;

interface Deps extends Pick<Platform, "contentVersion" | "queues"> {
  readonly photos: PhotosService;
}

interface Params {
  readonly photo: string;
  readonly variant: string;
}

/** Serves `/media/{photo}/{width}.webp`, `.avif`, `.jpeg` and `share-{x}-{y}.jpg`, whose bytes never change. */
export const mediaRest =
  ({ photos, contentVersion, queues }: Deps): FastifyPluginAsync =>
  async (app) => {
    /** Responses, each with the content version in which visitors may see it. */
    const memory = new LRUCache<string, { answer: CachedResponse; version: number }>({
      maxSize: inMemory,
      sizeCalculation: ({ answer }) => answer.body.length + 2048,
    });
    const address = (photo: string, variant: string) => `${app.prefix}/${photo}/${variant}`;
    const route = address(":photo", ":variant");
    const isShown = async (photo: string) => isPhotoId(photo) && photos.shown.has(photo);
    app.earlyResponses.add({
      prefix: `${app.prefix}/`,
      route,
      find: ({ url }) => {
        if (!contentVersion.isKnown) return undefined;
        const cached = memory.get(url);
        if (cached?.version === contentVersion.current) return cached.answer;
        const photo = url.slice(app.prefix.length + 1, url.lastIndexOf("/"));
        return isPhotoId(photo) && photos.shown.lacks(photo) ? notFound : undefined;
      },
      work: { name: "pictures", isFull: () => queues.files.isFull },
    });

    app.route<{ Params: Params }>({
      method: ["GET", "HEAD"],
      url: "/:photo/:variant",
      config: {
        access: "public",
        // So that invented pictures never delay real ones.
        cost: async ({ params }) =>
          contentVersion.isKnown && (await isShown((params as Params).photo)) ? "file" : "memory",
      },
      handler: async (request, reply) => {
        const { photo } = request.params;
        const variant = variantNamed(request.params.variant);
        if (!isPhotoId(photo) || variant === null) return sendCached(request, reply, notFound);
        // The picture may have been taken down without this process being notified.
        if (!contentVersion.isKnown) throw overload;
        const at = address(photo, variantName(variant));
        // Read before the query, so that the result is never older than the version it is cached under.
        const version = contentVersion.current;
        const shown = await isShown(photo);
        if (!shown) memory.delete(at);
        const caching = cachingOf(shown && (await photos.isPublic(photo)));
        const cached = shown ? memory.get(at)?.answer : undefined;
        if (cached && cached.headers["cache-control"] === caching) {
          memory.set(at, { answer: cached, version });
          return sendCached(request, reply, cached);
        }
        const headers = {
          ...variantHeaders,
          "cache-control": caching,
          "content-type": `image/${variant.format}`,
          etag: `"${photo}-${variantName(variant)}"`,
        };
        dropDocumentHeaders(reply);
        if (shown && request.headers["if-none-match"]?.includes(headers.etag)) {
          return reply.headers(headers).code(304).send();
        }
        const opened = shown ? await readVariant(photos, photo, variant) : null;
        if (opened === null) return sendCached(request, reply, notFound);
        if (opened.body) {
          const answer = toCachedResponse({ status: 200, headers, body: opened.body });
          memory.set(at, { answer, version });
          return sendCached(request, reply, answer);
        }
        reply.headers(headers).header("content-length", opened.bytes);
        if (request.method === "GET") return reply.send(opened.stream);
        opened.stream.destroy();
        return reply.send();
      },
    });
  };

async function readVariant(photos: PhotosService, photo: string, variant: VariantKind) {
  const opened = await photos.open(photo, variant);
  if (opened === null) return null;
  return { ...opened, body: opened.bytes <= largestInMemory ? await buffer(opened.stream) : undefined };
}

const variantHeaders = { ...fileHeaders, "content-security-policy": "default-src 'none'; sandbox" } as const;

/** A picture of people may be withdrawn, so only the visitor's device caches it, for a day. */
const cachingOf = (isPublic: boolean): string =>
  isPublic ? "public, max-age=31536000, immutable" : "private, max-age=86400, immutable";

const { headers, body } = failureResponse(new AppError("not_found"), true);
/** Never cached, because a hidden entry may be shown again. */
const notFound = toCachedResponse({ status: 404, headers, body: Buffer.from(body) });
