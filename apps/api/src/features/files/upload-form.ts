import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { fileUpdate } from "@visiga/contracts/file-requests";
import { pictureLimits } from "@visiga/contracts/files";
import type { FastifyRequest } from "fastify";
import { AppError } from "#platform/errors/app-error.ts";
import { actorOf } from "#platform/rest/access.ts";
import { readUploadedForm } from "#platform/rest/uploaded-form.ts";
import { requireUser } from "#platform/security/actor.ts";

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
  const { fields, file: picture } = await readUploadedForm(request, { path, tooLarge: "picture_too_large", checkRoom });
  return { fields, picture };
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
