import type { FastifyReply, FastifyRequest } from "fastify";
import { securityHeaders } from "#platform/security/headers.ts";
import { sendCached } from "./cached-response.ts";
import { acceptedEncoding, CompressedResponse } from "./compressed-response.ts";
import { ContentCache } from "./content-cache.ts";
import type { ContentVersionReader } from "./content-version.ts";

/** Responses that stay valid until content changes, each compressed once: at most `maxSize` bytes of them. */
export const createContentResponseCache = (contentVersion: ContentVersionReader, maxSize: number) =>
  new ContentCache<CompressedResponse>(contentVersion, {
    maxSize,
    maxEntrySize: maxSize / 4,
    sizeCalculation: ({ weight }) => weight,
  });

/** A text with the security headers. @param type media type, without the character set */
export const contentResponse = (
  type: string,
  cacheControl: string,
  body: Buffer,
  options?: { readonly rare: boolean },
): CompressedResponse =>
  new CompressedResponse(
    {
      status: 200,
      headers: {
        ...securityHeaders,
        "cache-control": cacheControl,
        "content-type": `${type}; charset=utf-8`,
        vary: "accept-encoding",
      },
      body,
    },
    options,
  );

export const sendEncoded = async (request: FastifyRequest, reply: FastifyReply, answer: CompressedResponse) =>
  sendCached(request, reply, await answer.prepare(acceptedEncoding(request.headers["accept-encoding"])));
