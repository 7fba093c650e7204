import type { IncomingMessage } from "node:http";
import { securityHeaders } from "@visiga/system/http/security-headers";
import type { FastifyReply, FastifyRequest } from "fastify";
import { acceptedEncoding, type CachedResponse, CompressedResponse, sendCached } from "./cached-response.ts";
import { ContentCache } from "./content-cache.ts";
import type { ContentVersionReader } from "./content-version.ts";

/** Responses that stay valid until content changes, each compressed once: at most `maxSize` bytes of them. */
export class ContentResponseCache extends ContentCache<CompressedResponse> {
  constructor(contentVersion: ContentVersionReader, maxSize: number) {
    super(contentVersion, { maxSize, maxEntrySize: maxSize / 4, sizeCalculation: ({ weight }) => weight });
  }

  /** The response in the encoding of the request; undefined if it is not cached. */
  ready(name: string, { headers }: IncomingMessage): CachedResponse | undefined {
    return this.peek(name)?.ready(acceptedEncoding(headers["accept-encoding"]));
  }

  async send(request: FastifyRequest, reply: FastifyReply, name: string, make: () => Promise<CompressedResponse>) {
    return sendEncoded(request, reply, await this.find(name, make));
  }
}

/** A text with the security headers. @param type media type, without the character set */
export const contentResponse = (
  type: string,
  cacheControl: string,
  body: Buffer,
  { rare = false, vary = "accept-encoding" }: { readonly rare?: boolean; readonly vary?: string } = {},
): CompressedResponse =>
  new CompressedResponse(
    {
      status: 200,
      headers: {
        ...securityHeaders,
        "cache-control": cacheControl,
        "content-type": `${type}; charset=utf-8`,
        vary,
      },
      body,
    },
    { rare },
  );

export const sendEncoded = async (request: FastifyRequest, reply: FastifyReply, answer: CompressedResponse) =>
  sendCached(request, reply, await answer.prepare(acceptedEncoding(request.headers["accept-encoding"])));
