import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { FastifyMultipartBaseOptions, MultipartFile } from "@fastify/multipart";
import { isDiskFull } from "@visiga/system/errors/disk-failure";
import type { FastifyRequest } from "fastify";
import { AppError, invalidField } from "#platform/errors/app-error.ts";
import type { Platform } from "#platform/platform.ts";
import { requireUser } from "#platform/security/actor.ts";
import { actorOf } from "./access.ts";

/** Its file is on the disk until the form is disposed. */
export interface UploadedForm extends AsyncDisposable {
  readonly fields: Readonly<Record<string, unknown>>;
  /** Path of the file that was sent; null without one. */
  readonly file: string | null;
}

interface UploadLimits {
  /** Largest file. */
  readonly bytes: number;
  readonly tooLarge: "picture_too_large" | "document_too_large";
  /** How many fields a form has at most, and the bytes of each. */
  readonly fields: number;
  readonly fieldBytes: number;
}

const fileField = "file";
/** What a form has besides its file. */
const otherBytes = 1024 * 1024;

/** Concurrent uploads: in total, and per user. */
const most = { all: 16, user: 4 };

/** Seconds; enough to process one or two pictures. */
const retryAfter = 30;

/** Reads the multipart forms of a route, each with at most one file, as a stream. */
export class Uploads {
  /** The user of each upload that is not disposed. */
  readonly #users: string[] = [];

  constructor(
    private readonly deps: Pick<Platform, "temporaryFolder" | "hasFreeSpace">,
    private readonly limits: UploadLimits,
  ) {}

  /** Options of the plugin that parses forms. */
  get multipart() {
    const { bytes: fileSize, fields, fieldBytes: fieldSize } = this.limits;
    const counts = { files: 1, fields, parts: fields + 1, headerPairs: 50 };
    return { limits: { fileSize, fieldSize, fieldNameSize: 100, ...counts } } satisfies FastifyMultipartBaseOptions;
  }

  /**
   * The form of a request; without a body, one without fields. Fields without a meaning stay in it. Parts may come in any
   * order. @throws AppError, with an issue on `file` if it came as text: its part has no file name
   */
  async read(request: FastifyRequest): Promise<UploadedForm> {
    const { id } = requireUser(actorOf(request));
    if (this.#users.filter((user) => user === id).length >= most.user || this.#users.length >= most.all)
      throw new AppError("uploads_waiting", { retryAfter });
    const path = join(this.deps.temporaryFolder, `${randomUUID()}.upload`);
    const dispose = async () => {
      await rm(path, { force: true });
      this.#users.splice(this.#users.indexOf(id), 1);
    };
    this.#users.push(id);
    try {
      return { ...(await this.#parts(request, path)), [Symbol.asyncDispose]: dispose };
    } catch (error) {
      await dispose();
      throw this.#failure(error);
    }
  }

  async #parts(request: FastifyRequest, path: string) {
    const fields = new Map<string, unknown>();
    let file: string | null = null;
    if (!request.isMultipart()) {
      if (request.body === undefined) return { fields: {}, file };
      throw new AppError("unsupported_media_type");
    }
    const length = Number(request.headers["content-length"]);
    if (length > this.limits.bytes + otherBytes) throw new AppError(this.limits.tooLarge);
    // A request of this length contains a file. Refusing it early saves an upload over a slow connection.
    if (length > otherBytes) await this.#checkRoom();
    // The parser waits for the end of a request for ever if its connection was lost before.
    if (request.raw.destroyed) throw new AppError("malformed_request");
    for await (const part of request.parts()) {
      if (part.type === "file") file = await this.#receive(part, path);
      else if (part.fieldname !== fileField) fields.set(part.fieldname, part.value);
      // Browsers send an empty one if no file was chosen.
      else if (part.value !== "") throw invalidField(fileField, "file_nameless");
    }
    return { fields: Object.fromEntries(fields), file };
  }

  /** Writes the file. Null for a part without name and content, which browsers send if no file was chosen. */
  async #receive(part: MultipartFile, path: string): Promise<string | null> {
    if (part.filename) await this.#checkRoom();
    if (part.fieldname !== fileField) throw invalidField(part.fieldname.slice(0, 100), "field_invalid");
    // A file that is too large is refused at the limit, without reading the rest.
    const limit = new AbortController();
    part.file.once("limit", () => limit.abort());
    try {
      await pipeline(part.file, createWriteStream(path, { flags: "wx", mode: 0o600 }), { signal: limit.signal });
    } catch (error) {
      throw limit.signal.aborted ? new AppError(this.limits.tooLarge) : error;
    }
    return part.filename || (await stat(path)).size > 0 ? path : null;
  }

  async #checkRoom(): Promise<void> {
    if (!(await this.deps.hasFreeSpace())) throw new AppError("disk_full");
  }

  /** Parser errors are the client's fault; system errors are not. */
  #failure(error: unknown): unknown {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (error instanceof AppError) return error;
    if (isDiskFull(error)) return new AppError("disk_full", { cause: error });
    if (syscall !== undefined) return new AppError("unavailable", { cause: error });
    if (code === "FST_REQ_FILE_TOO_LARGE") return new AppError(this.limits.tooLarge);
    if (code === "FST_FILES_LIMIT") return invalidField(fileField, "file_repeated");
    if (code === "FST_FIELDS_LIMIT" || code === "FST_PARTS_LIMIT") return new AppError("request_too_large");
    return new AppError("malformed_request", { cause: error });
  }
}
