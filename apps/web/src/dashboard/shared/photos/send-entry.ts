import { type EntryCreate, type EntryUpdate, idempotencyHeader } from "@visiga/contracts/entry-requests";
import { type ManagedEntry, managedEntry } from "@visiga/contracts/managed-entries";
import * as z from "zod/mini";
import { sendForm } from "#platform/data/send-form.ts";

export interface ChosenPicture {
  readonly picture: Blob;
  readonly fileName: string;
}

interface EntryRequest {
  /** The entry to change; undefined adds a new one. */
  readonly id: string | undefined;
  readonly fields: EntryCreate | EntryUpdate;
  readonly picture: ChosenPicture | null;
  /** Idempotency key: with it a retry does not add a second entry. */
  readonly key: string;
  readonly signal?: AbortSignal | undefined;
  /** Sent part of the request, 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/** Adds or changes an entry over REST. @throws the errors of `sendForm` */
export async function sendEntry({ id, fields, picture, key, signal, onProgress }: EntryRequest): Promise<ManagedEntry> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, String(value));
  }
  // The server parses the form as a stream, so the fields must precede the picture.
  if (picture) form.append("file", picture.picture, picture.fileName);
  const address = id
    ? ({ method: "PUT", url: `/api/v1/files/edit/${id}` } as const)
    : ({ method: "POST", url: "/api/v1/files/image", headers: { [idempotencyHeader]: key } } as const);
  return z.parse(managedEntry, await sendForm({ ...address, form, ...(signal && { signal }), onProgress }));
}
