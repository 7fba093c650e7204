import { type FileCreate, type FileRecord, type FileUpdate, fileRecord } from "@visiga/contracts/files";
import * as z from "zod/mini";
import { sendForm } from "../../../platform/send-form.ts";

interface FileRequest {
  /** Of the record to change; a new one has none yet. */
  readonly id: string | undefined;
  readonly fields: FileCreate | FileUpdate;
  readonly picture: File | null;
  /** 0 to 1, as the form travels. */
  readonly onProgress: (part: number) => void;
}

/** Adds a record or changes one. @throws as `sendForm` does */
export async function sendFile({ id, fields, picture, onProgress }: FileRequest): Promise<FileRecord> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, String(value));
  }
  // The server reads a form as it arrives: the words must be there before the picture.
  if (picture) form.append("file", picture);
  const address = id
    ? ({ method: "PUT", url: `/api/v1/files/edit/${id}` } as const)
    : ({ method: "POST", url: "/api/v1/files/image" } as const);
  return z.parse(fileRecord, await sendForm({ ...address, form, onProgress }));
}
