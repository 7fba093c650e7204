import type { FastifyReply, FastifyRequest } from "fastify";
import { ContentCache } from "#platform/cache/content-cache.ts";
import type { KnownContent } from "#platform/database/content-version.ts";
import { sendCached } from "./cached-response.ts";
import type { CompressedResponse } from "./compressed-response.ts";
import { acceptedEncoding } from "./compressed-response.ts";

/**
 * Responses that stay valid until content changes, each compressed once.
 * @param maxSize bytes of all responses
 */
export const createContentResponseCache = (
  contentVersion: KnownContent,
  maxSize: number,
): ContentCache<CompressedResponse> =>
  new ContentCache(contentVersion, {
    maxSize,
    maxEntrySize: maxSize / 4,
    sizeCalculation: ({ weight }) => weight,
  });

export const sendEncoded = async (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CompressedResponse,
): Promise<FastifyReply> =>
  sendCached(request, reply, await answer.prepare(acceptedEncoding(request.headers["accept-encoding"])));
