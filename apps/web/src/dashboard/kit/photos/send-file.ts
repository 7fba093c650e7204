import { type FileCreate, type FileUpdate, idempotencyHeader } from "@visiga/contracts/files";
import { type ManagedFile, managedFile } from "@visiga/contracts/managed-files";
import * as z from "zod/mini";
import { sendForm } from "#platform/forms/send-form.ts";

/** A picture as it travels. */
export interface ChosenPicture {
  readonly picture: Blob;
  readonly fileName: string;
}

interface FileRequest {
  /** Of the record to change; a new one has none yet. */
  readonly id: string | undefined;
  readonly fields: FileCreate | FileUpdate;
  readonly picture: ChosenPicture | null;
  /** Under which a new record is added once, however often it is sent. */
  readonly key: string;
  /** Gives the request up. */
  readonly signal?: AbortSignal | undefined;
  /** 0 to 1, as the form travels. */
  readonly onProgress: (part: number) => void;
}

/** Adds a record or changes one. @throws as `sendForm` does */
export async function sendFile({ id, fields, picture, key, signal, onProgress }: FileRequest): Promise<ManagedFile> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, String(value));
  }
  // The server reads a form as it arrives: the words must be there before the picture.
  if (picture) form.append("file", picture.picture, picture.fileName);
  const address = id
    ? ({ method: "PUT", url: `/api/v1/files/edit/${id}` } as const)
    : ({ method: "POST", url: "/api/v1/files/image", headers: { [idempotencyHeader]: key } } as const);
  return z.parse(managedFile, await sendForm({ ...address, form, ...(signal && { signal }), onProgress }));
}
