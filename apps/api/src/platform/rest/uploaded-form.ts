import { createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import type { MultipartFile } from "@fastify/multipart";
import { isDiskFull } from "@visiga/system/errors/disk-failure";
import type { FastifyRequest } from "fastify";
import { AppError, invalidField } from "#platform/errors/app-error.ts";

export interface UploadedForm {
  readonly fields: Readonly<Record<string, unknown>>;
  /** Path of the file that was sent; null without one. */
  readonly file: string | null;
}

interface Reading {
  /** Where the file is written. */
  readonly path: string;
  readonly tooLarge: "picture_too_large" | "document_too_large";
  /** Called before a file is received. */
  readonly checkRoom: () => Promise<void>;
}

const fileField = "file";

/**
 * Reads a multipart form with at most one file, `file`, in whatever order its parts come. Fields without a meaning stay in
 * `fields`. @throws AppError, with an issue on `file` if it came as text: its part has no file name
 */
export async function readUploadedForm(request: FastifyRequest, reading: Reading): Promise<UploadedForm> {
  const fields = new Map<string, unknown>();
  let file: string | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type === "file") {
        if (part.filename) await reading.checkRoom();
        file = await receive(part, reading);
      } else if (part.fieldname !== fileField) fields.set(part.fieldname, part.value);
      // Browsers send an empty one if no file was chosen.
      else if (part.value !== "") throw invalidField(fileField, "file_nameless");
    }
  } catch (error) {
    throw formFailure(error, reading);
  }
  return { fields: Object.fromEntries(fields), file };
}

/** Writes the file. Null for a part without name and content, which browsers send if no file was chosen. */
async function receive(part: MultipartFile, { path, tooLarge }: Reading): Promise<string | null> {
  if (part.fieldname !== fileField) throw invalidField(part.fieldname.slice(0, 100), "field_invalid");
  // A file that is too large is refused at the limit, without reading the rest.
  const limit = new AbortController();
  part.file.once("limit", () => limit.abort());
  try {
    await pipeline(part.file, createWriteStream(path, { flags: "wx", mode: 0o600 }), { signal: limit.signal });
  } catch (error) {
    throw limit.signal.aborted ? new AppError(tooLarge) : error;
  }
  return part.filename || (await stat(path)).size > 0 ? path : null;
}

/** Parser errors are the client's fault; system errors are not. */
function formFailure(error: unknown, { tooLarge }: Reading): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (error instanceof AppError) return error;
  if (isDiskFull(error)) return new AppError("disk_full", { cause: error });
  if (syscall !== undefined) return new AppError("unavailable", { cause: error });
  if (code === "FST_REQ_FILE_TOO_LARGE") return new AppError(tooLarge);
  if (code === "FST_FILES_LIMIT") return invalidField(fileField, "file_repeated");
  if (code === "FST_FIELDS_LIMIT" || code === "FST_PARTS_LIMIT") return new AppError("request_too_large");
  return new AppError("malformed_request", { cause: error });
}
