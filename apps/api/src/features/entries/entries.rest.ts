import multipart from "@fastify/multipart";
import {
  type EntryPage,
  type EntryRecord,
  entryPage,
  entryRecord,
  entryReference,
  pictureLimits,
} from "@visiga/contracts/entries";
import { publicEntryProcedures } from "@visiga/contracts/entry-queries";
import { entryCreate, entryUpdate, idempotencyHeader } from "@visiga/contracts/entry-requests";
import { id } from "@visiga/contracts/fields";
import { entryBinProcedures, entryEditingProcedures, managedEntry } from "@visiga/contracts/managed-entries";
import type { FastifyReply, FastifyRequest, FastifySchemaCompiler } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import * as z from "zod/mini";
import type { CompressedResponse } from "#platform/cache/cached-response.ts";
import { ContentResponseCache, contentResponse } from "#platform/cache/content-response-cache.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { asValidationError } from "#platform/errors/failure.ts";
import type { Platform } from "#platform/platform.ts";
import { actorOf, routesOf } from "#platform/rest/access.ts";
import { requestValidator } from "#platform/rest/rest.ts";
import { Uploads } from "#platform/rest/uploads.ts";
import type { EntryBinService } from "./entry-bin.service.ts";
import type { EntryEditingService } from "./entry-editing.service.ts";
import type { PublicEntriesService } from "./public-entries.service.ts";

async function publicList(slices: AsyncIterable<readonly EntryRecord[]>): Promise<CompressedResponse> {
  const parts: Buffer[] = [];
  for await (const records of slices)
    if (records.length > 0)
      parts.push(Buffer.from(`${parts.length > 0 ? "," : "["}${JSON.stringify(records).slice(1, -1)}`));
  const body = parts.length > 0 ? Buffer.concat([...parts, Buffer.from("]")]) : Buffer.from("[]");
  return contentResponse("application/json", "no-cache", body, { rare: body.length > listsInMemory / 8 });
}

/** Bytes of all lists in memory. Lists above 8 MB are serialized for each request. */
const listsInMemory = 64 * 1024 * 1024;

const formLimits = {
  bytes: pictureLimits.bytes,
  tooLarge: "picture_too_large",
  // The known fields, and one unknown field.
  fields: Object.keys(entryUpdate.shape).length + 1,
  // Room for a description of 5,000 four-byte characters, and for longer ones, so that the schema can reject them.
  fieldBytes: 32 * 1024,
} as const;

const route = routesOf("files");
const consumes = ["multipart/form-data"];
const file = z.optional(z.file());
/** Loose, because a strict schema would remove headers it does not name. */
const createHeaders = z.looseObject({ [idempotencyHeader]: z.optional(id) });
const list = { 200: z.array(entryRecord) };

interface Deps extends Pick<Platform, "contentVersion" | "temporaryFolder" | "hasFreeSpace"> {
  readonly publicEntries: PublicEntriesService;
  readonly entryEditing: EntryEditingService;
  readonly entryBin: EntryBinService;
}

export const entriesRest =
  ({ publicEntries: entries, entryEditing: editing, entryBin: bin, ...deps }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const uploads = new Uploads(deps, formLimits);
    await app.register(multipart, uploads.multipart);
    const lists = new ContentResponseCache(deps.contentVersion, listsInMemory);
    const listPath = (page?: EntryPage) => (page ? `${app.prefix}/page/${page}` : app.prefix);
    app.earlyResponses.add({
      prefix: app.prefix,
      route: listPath(),
      find: (request) => lists.ready(request.url, request),
    });
    const sendList = (request: FastifyRequest, reply: FastifyReply, page?: EntryPage) =>
      lists.send(request, reply, listPath(page), () => publicList(entries.slices(page)));

    app.get(
      "",
      route(publicEntryProcedures.list, "listFiles", "All records, newest first", { response: list }),
      (request, reply) => sendList(request, reply),
    );

    app.get(
      "/page/:page",
      route(publicEntryProcedures.list, "listFilesOfPage", "The records of one page, newest first", {
        params: z.object({ page: z.string().check(z.maxLength(100, "field_invalid")) }),
        response: list,
      }),
      async (request, reply) => {
        const page = z.safeParse(entryPage, request.params.page);
        if (!page.success) throw new AppError("not_found");
        return sendList(request, reply, page.data);
      },
    );

    app.post(
      "/image",
      {
        validatorCompiler: exceptForms,
        ...route(entryEditingProcedures.create, "addFile", "Add a record", {
          consumes,
          description:
            "With the header `Idempotency-Key`, a UUID of the client’s, sending the same again returns what the first request added. A picture with `minors: true` is shown once `consent` is noted. A picture without `minors` is shown at once, and the dashboard lists it until a user answers. If the school has turned approval on, what a USER adds waits until an ADMIN approves it: `waiting` and `shown` of the answer say so.",
          headers: createHeaders,
          body: z.extend(entryCreate, { file }),
          response: { 201: managedEntry },
        }),
      },
      async (request, reply) => {
        await using form = await uploads.read(request);
        const key = request.headers[idempotencyHeader];
        reply.code(201);
        return await editing.create(actorOf(request), parsed(entryCreate, form.fields), form.file, key);
      },
    );

    app.put(
      "/edit/:id",
      {
        validatorCompiler: exceptForms,
        ...route(entryEditingProcedures.update, "updateFile", "Change a record", {
          consumes,
          description:
            "Without a file the picture stays; a replaced picture goes to the bin. An absent field stays, an empty one is cleared. `consent` and `minors` belong to one picture: if you send another picture, or cover areas with `blur`, send them again. `turns`, `blur` and `crop` change the picture that is sent or, without one, replace the stored picture. If the school has turned approval on, what a USER changes waits until an ADMIN approves it: `waiting` and `shown` of the answer say so.",
          params: entryReference,
          body: z.extend(entryUpdate, { file }),
          response: { 200: managedEntry },
        }),
      },
      async (request) => {
        await using form = await uploads.read(request);
        const { id } = request.params;
        return await editing.update(actorOf(request), id, parsed(entryUpdate, form.fields), form.file);
      },
    );

    app.delete(
      "/:id",
      route(entryBinProcedures.bin, "deleteFile", "Delete a record", {
        description: "It stays in the bin for 30 days. Visitors cannot open it.",
        params: entryReference,
        response: { 204: z.null() },
      }),
      async (request, reply) => {
        await bin.bin(actorOf(request), { ids: [request.params.id] });
        return reply.code(204).send(null);
      },
    );
  };

const exceptForms: FastifySchemaCompiler<unknown> = (part) =>
  part.httpPart === "body" ? () => true : requestValidator(part as Parameters<typeof requestValidator>[0]);

function parsed<Schema extends z.core.$ZodType>(schema: Schema, fields: unknown): z.output<Schema> {
  const result = z.safeParse(schema, fields);
  if (!result.success) throw asValidationError(result.error);
  return result.data;
}
