import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import multipart from "@fastify/multipart";
import { documentFile, documentLimits, isDocumentShown } from "@visiga/contracts/documents";
import { fileHeaders } from "@visiga/system/http/security-headers";
import { listened } from "@visiga/system/listened";
import type { FastifyPluginAsync } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { AppError, invalidField } from "#platform/errors/app-error.ts";
import type { PageReads } from "#platform/pages/page-renderer.ts";
import type { Platform } from "#platform/platform.ts";
import { actorOf, routesOf } from "#platform/rest/access.ts";
import { readUploadedForm } from "#platform/rest/uploaded-form.ts";
import type { DocumentsService } from "./documents.service.ts";

const route = routesOf("documents", { access: "admin", cost: "computation" });

/** None has a meaning here; a form may have some. */
const maxFields = 10;

interface Deps extends Pick<Platform, "temporaryFolder" | "hasFreeSpace"> {
  readonly documents: DocumentsService;
}

/** Takes PDF files, which the site value `documents` then names. */
export const documentsRest =
  ({ documents, temporaryFolder, hasFreeSpace }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(multipart, {
      limits: { fileSize: documentLimits.bytes, files: 1, fields: maxFields, parts: maxFields + 1, fieldSize: 1024 },
    });
    app.post(
      "",
      route("addDocument", "Store a PDF file", {
        consumes: ["multipart/form-data"],
        description:
          "A form with one file, `file`: a PDF of at most 10 MB and 300 pages that opens without a password, with no script, film or other file inside. The answer is what a record of the site value `documents` holds as `file`; a file that no record names within a day is removed.",
        response: { 201: documentFile },
      }),
      async (request, reply) => {
        if (!request.isMultipart()) throw new AppError("unsupported_media_type");
        const path = join(temporaryFolder, `${randomUUID()}.upload`);
        const checkRoom = async () => {
          if (!(await hasFreeSpace())) throw new AppError("disk_full");
        };
        try {
          const { file } = await readUploadedForm(request, { path, tooLarge: "document_too_large", checkRoom });
          if (file === null) throw invalidField("file", "field_required");
          return await reply.code(201).send(await documents.add(actorOf(request), file));
        } finally {
          await rm(path, { force: true });
        }
      },
    );
  };

interface DownloadDeps {
  readonly documents: DocumentsService;
  readonly pageReads: Pick<PageReads, "site">;
}

/** Serves the documents that visitors see, as downloads: `/documents/<id>/<words>.pdf`. */
export const documentDownloadsRest =
  ({ documents, pageReads }: DownloadDeps): FastifyPluginAsync =>
  async (app) => {
    const config = { access: "public", cost: "file" } as const;
    app.get<{ Params: { id: string; name: string } }>("/documents/:id/:name", { config }, async (request, reply) => {
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
      return reply.send(listened(Readable.from(documents.read(record.file), { objectMode: false })));
    });
  };
