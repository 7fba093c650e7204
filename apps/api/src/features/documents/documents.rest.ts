import type { IncomingHttpHeaders } from "node:http";
import { Readable } from "node:stream";
import multipart from "@fastify/multipart";
import { isOver } from "@visiga/contracts/dated-facts";
import { documentFile, documentLimits, documentProcedures } from "@visiga/contracts/documents";
import { fileHeaders } from "@visiga/system/http/security-headers";
import { listened } from "@visiga/system/listened";
import type { FastifyPluginAsync } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import { invalidField } from "#platform/errors/app-error.ts";
import type { ContentReader } from "#platform/pages/page-renderer.ts";
import type { Platform } from "#platform/platform.ts";
import { actorOf, routesOf } from "#platform/rest/access.ts";
import { Uploads } from "#platform/rest/uploads.ts";
import type { DocumentsService } from "./documents.service.ts";

const route = routesOf("documents");

const formLimits = {
  bytes: documentLimits.bytes,
  tooLarge: "document_too_large",
  // None has a meaning here; a form may have some.
  fields: 10,
  fieldBytes: 1024,
} as const;

interface Deps extends Pick<Platform, "temporaryFolder" | "hasFreeSpace"> {
  readonly documents: DocumentsService;
}

/** Takes PDF files, which the site value `documents` then names. */
export const documentsRest =
  ({ documents, ...deps }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const uploads = new Uploads(deps, formLimits);
    await app.register(multipart, uploads.multipart);
    app.post(
      "",
      {
        // The form is read as a stream.
        validatorCompiler: () => () => true,
        ...route(documentProcedures.add, "addDocument", "Store a PDF file", {
          consumes: ["multipart/form-data"],
          description:
            "Put the answer as `file` into a record of the site value `documents`. A file that no record uses within a day is deleted.",
          body: z.object({ file: z.file() }),
          response: { 201: documentFile },
        }),
      },
      async (request, reply) => {
        await using form = await uploads.read(request);
        if (form.file === null) throw invalidField("file", "field_required");
        reply.code(201);
        return await documents.add(actorOf(request), form.file);
      },
    );
  };

interface DownloadDeps {
  readonly documents: DocumentsService;
  readonly contentReader: Pick<ContentReader, "site">;
}

/** Serves the documents that visitors see, as downloads: `/documents/<id>/<words>.pdf`. */
export const documentDownloadsRest =
  ({ documents, contentReader }: DownloadDeps): FastifyPluginAsync =>
  async (app) => {
    const config = { access: "public", cost: "file" } as const;
    app.get<{ Params: { id: string; name: string } }>("/documents/:id/:name", { config }, async (request, reply) => {
      const { id, name } = request.params;
      const { facts, today } = await contentReader.site("en");
      const record = facts.documents?.find((each) => each.file.id === id && !isOver("documents", each, today));
      if (!record || !/^[a-z0-9-]{1,60}\.pdf$/.test(name)) return reply.callNotFound();
      const etag = `"${id}"`;
      reply.headers({
        ...fileHeaders,
        "accept-ranges": "bytes",
        "cache-control": "no-cache",
        "content-disposition": `attachment; filename="${name}"`,
        "content-security-policy": "sandbox; default-src 'none'",
        etag,
      });
      if (request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
      const { bytes } = record.file;
      const from = resumedFrom(request.headers, etag, bytes);
      if (from > 0) reply.code(206).header("content-range", `bytes ${from}-${bytes - 1}/${bytes}`);
      reply.headers({ "content-length": bytes - from, "content-type": "application/pdf" });
      return reply.send(listened(Readable.from(documents.read(record.file, from), { objectMode: false })));
    });
  };

/** The byte from which a browser goes on with a download that a bad line has ended; 0 for the whole file. */
function resumedFrom({ range, "if-range": known }: IncomingHttpHeaders, etag: string, bytes: number): number {
  const from = Number(/^bytes=(\d{1,8})-$/.exec(range ?? "")?.[1] ?? 0);
  return from < bytes && (known === undefined || known === etag) ? from : 0;
}
