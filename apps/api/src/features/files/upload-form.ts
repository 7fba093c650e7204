import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { MultipartFile } from "@fastify/multipart";
import { fileUpdate } from "@visiga/contracts/file-requests";
import { pictureLimits } from "@visiga/contracts/files";
import type { FastifyRequest } from "fastify";
import { AppError, invalidField } from "#platform/errors/app-error.ts";
import { actorOf } from "#platform/rest/access.ts";
import { requireUser } from "#platform/security/actor.ts";
import { isDiskFull } from "#platform/system/disk-space.ts";

export interface UploadForm {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly picture: string | null;
}

export interface UploadPlace {
  readonly folder: string;
  /** @throws AppError `disk_full` if there is no room for a picture */
  readonly checkRoom: () => Promise<void>;
  readonly places: UploadPlaces;
}

const pictureField = "file";

/** Room for a description of 5,000 four-byte characters, and for longer ones, so that the schema can reject them. */
const fieldBytes = 32 * 1024;
const otherBytes = 1024 * 1024;

/** The known fields, and one unknown field. */
const maxFields = Object.keys(fileUpdate.shape).length + 1;

export const formLimits = {
  fileSize: pictureLimits.bytes,
  files: 1,
  fields: maxFields,
  parts: maxFields + 1,
  fieldSize: fieldBytes,
  fieldNameSize: 100,
  headerPairs: 50,
} as const;

/**
 * Reads a multipart form as a stream. A picture is in the place's folder until `work` ends. A request without a body is a
 * form without fields.
 */
export async function withUploadForm<Result>(
  request: FastifyRequest,
  place: UploadPlace,
  work: (form: UploadForm) => Promise<Result>,
): Promise<Result> {
  const leave = place.places.take(requireUser(actorOf(request)).id);
  const path = join(place.folder, `${randomUUID()}.upload`);
  try {
    return await work(await readForm(request, path, place));
  } finally {
    await rm(path, { force: true });
    leave();
  }
}

async function readForm(request: FastifyRequest, path: string, { checkRoom }: UploadPlace): Promise<UploadForm> {
  if (!request.isMultipart()) {
    if (request.body === undefined) return { fields: {}, picture: null };
    throw new AppError("unsupported_media_type");
  }
  if (Number(request.headers["content-length"]) > pictureLimits.bytes + otherBytes) {
    throw new AppError("picture_too_large");
  }
  // A request of this length contains a picture. Refusing it early saves an upload over a slow connection.
  if (Number(request.headers["content-length"]) > otherBytes) await checkRoom();
  const fields = new Map<string, unknown>();
  let picture: string | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type === "field") fields.set(part.fieldname, part.value);
      else {
        if (part.filename) await checkRoom();
        picture = await receive(part, path);
      }
    }
  } catch (error) {
    throw formFailure(error);
  }
  return { fields: Object.fromEntries(fields), picture };
}

/** Writes the picture. Null for a field without name and content, which browsers send if no file was chosen. */
async function receive(part: MultipartFile, path: string): Promise<string | null> {
  if (part.fieldname !== pictureField) throw invalidField(part.fieldname.slice(0, 100), "field_invalid");
  // A picture that is too large is refused at the limit, without reading the rest.
  const limit = new AbortController();
  part.file.once("limit", () => limit.abort());
  try {
    await pipeline(part.file, createWriteStream(path, { flags: "wx", mode: 0o600 }), { signal: limit.signal });
  } catch (error) {
    throw limit.signal.aborted ? new AppError("picture_too_large") : error;
  }
  return part.filename || (await stat(path)).size > 0 ? path : null;
}

/** Parser errors are the client's fault; system errors are not. */
function formFailure(error: unknown): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (error instanceof AppError) return error;
  if (isDiskFull(error)) return new AppError("disk_full", { cause: error });
  if (syscall !== undefined) return new AppError("unavailable", { cause: error });
  if (code === "FST_REQ_FILE_TOO_LARGE") return new AppError("picture_too_large");
  if (code === "FST_FILES_LIMIT") return invalidField(pictureField, "file_repeated");
  if (code === "FST_FIELDS_LIMIT" || code === "FST_PARTS_LIMIT") return new AppError("request_too_large");
  return new AppError("malformed_request", { cause: error });
}

/** Concurrent uploads, each with a file of up to 25 MB: in total, and per user. */
const most = { all: 16, user: 4 };

/** Seconds; enough to process one or two pictures. */
const retryAfter = 30;

export class UploadPlaces {
  /** The user of each upload. */
  readonly #taken: string[] = [];

  /** @returns a function that releases the place @throws AppError `uploads_waiting` */
  take(userId: string): () => void {
    const ofUser = this.#taken.filter((id) => id === userId).length;
    if (ofUser >= most.user || this.#taken.length >= most.all) throw new AppError("uploads_waiting", { retryAfter });
    this.#taken.push(userId);
    return () => void this.#taken.splice(this.#taken.indexOf(userId), 1);
  }
}
