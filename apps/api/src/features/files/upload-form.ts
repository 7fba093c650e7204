import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { MultipartFile } from "@fastify/multipart";
import { pictureLimits } from "@visiga/contracts/files";
import type { FastifyRequest } from "fastify";
import { AppError, invalidField } from "#platform/errors.ts";

/** What a form brought: its fields as text, and the path of the chosen picture. */
export interface UploadForm {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly picture: string | null;
}

/** The field that carries the picture. */
const pictureField = "file";

/** A description of 5,000 letters, even where each takes four bytes, and room to tell that one is longer. */
const fieldBytes = 32 * 1024;
const otherBytes = 1024 * 1024;

export const formLimits = {
  fileSize: pictureLimits.bytes,
  files: 1,
  fields: 20,
  parts: 21,
  fieldSize: fieldBytes,
  fieldNameSize: 100,
  headerPairs: 50,
} as const;

/**
 * Reads a multipart form as it arrives: a picture goes to a file in `folder` under a name of our own, and is gone when
 * the work is done, however it ends. A request without any body is a form without fields.
 * @throws AppError `picture_too_large`, `request_too_large`, `unsupported_media_type`, `malformed_request`, or an issue
 */
export async function withUploadForm<Result>(
  request: FastifyRequest,
  folder: string,
  work: (form: UploadForm) => Promise<Result>,
): Promise<Result> {
  const path = join(folder, `${randomUUID()}.upload`);
  try {
    return await work(await readForm(request, path));
  } finally {
    await rm(path, { force: true });
  }
}

async function readForm(request: FastifyRequest, path: string): Promise<UploadForm> {
  if (!request.isMultipart()) {
    if (request.body === undefined) return { fields: {}, picture: null };
    throw new AppError("unsupported_media_type");
  }
  if (Number(request.headers["content-length"]) > pictureLimits.bytes + otherBytes) {
    throw new AppError("picture_too_large");
  }
  const fields = new Map<string, unknown>();
  let picture: string | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type === "field") fields.set(part.fieldname, part.value);
      else picture = await receive(part, path);
    }
  } catch (error) {
    drain(request.raw);
    throw formFailure(error);
  }
  return { fields: Object.fromEntries(fields), picture };
}

/** A file field without a name and content is what browsers send when nothing was chosen. */
async function receive(part: MultipartFile, path: string): Promise<string | null> {
  if (part.fieldname !== pictureField) throw invalidField(part.fieldname.slice(0, 100), "field_invalid");
  // What is too large is given up at once, not read to its end.
  const limit = new AbortController();
  part.file.once("limit", () => limit.abort());
  try {
    await pipeline(part.file, createWriteStream(path, { flags: "wx", mode: 0o600 }), { signal: limit.signal });
  } catch (error) {
    throw limit.signal.aborted ? new AppError("picture_too_large") : error;
  }
  return part.filename || (await stat(path)).size > 0 ? path : null;
}

/** Milliseconds for which a sender may go on after being refused. */
const patience = 30_000;

/** Reads on past what is wanted: a sender hears the answer only when it is done sending. But not without end. */
function drain(request: IncomingMessage): void {
  const enough = setTimeout(() => request.destroy(), patience).unref();
  request.once("close", () => clearTimeout(enough));
  request.resume();
}

/** What the parser throws is the sender's mistake; a system error, as of a full disk, is ours. */
function formFailure(error: unknown): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (error instanceof AppError || syscall !== undefined) return error;
  if (code === "FST_REQ_FILE_TOO_LARGE") return new AppError("picture_too_large");
  if (code === "FST_FILES_LIMIT") return invalidField(pictureField, "file_repeated");
  if (code === "FST_FIELDS_LIMIT" || code === "FST_PARTS_LIMIT") return new AppError("request_too_large");
  return new AppError("malformed_request", { cause: error });
}
