import { Readable } from "node:stream";
import { isDocumentShown } from "@visiga/contracts/documents";
import type { FastifyPluginAsync } from "fastify";
import type { PageReads } from "#platform/pages/page-renderer.ts";
import { fileHeaders } from "#platform/security/headers.ts";
import { quotaAddress } from "#platform/security/quota-address.ts";
import type { RequestQuotas } from "#platform/security/request-quotas.ts";
import type { DocumentsService } from "./documents.service.ts";

interface Deps {
  readonly documents: DocumentsService;
  readonly pageReads: Pick<PageReads, "site">;
  readonly quotas: RequestQuotas;
}

/** Serves the documents that visitors see, as downloads: `/documents/<id>/<words>.pdf`. */
export const documentDownloadsRest =
  ({ documents, pageReads, quotas }: Deps): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { id: string; name: string } }>(
      "/documents/:id/:name",
      { schema: { hide: true } },
      async (request, reply) => {
        await quotas.read(quotaAddress(request));
        const { id, name } = request.params;
        const { facts, today } = await pageReads.site("en");
        const record = facts.documents?.find((each) => each.file.id === id && isDocumentShown(each, today));
        if (!record || !/^[a-z0-9-]{1,60}\.pdf$/.test(name)) return reply.callNotFound();
        const etag = `"${id}"`;
        reply.headers({
          ...fileHeaders,
          "cache-control": "no-cache",
          "content-disposition": `attachment; filename="${name}"`,
          "content-security-policy": "sandbox; default-src 'none'",
          etag,
        });
        if (request.headers["if-none-match"] === etag) return reply.code(304).send();
        reply.headers({ "content-length": record.file.bytes, "content-type": "application/pdf" });
        return reply.send(Readable.from(documents.read(id)));
      },
    );
  };
