import type { FileCreate, FileUpdate } from "@visiga/contracts/file-requests";
import { useRef, useState } from "react";
import { type ChosenPicture, sendFile } from "#dashboard/shared/photos/send-file.ts";

type Fields = FileCreate | FileUpdate;

/** Sends a file with its picture. `sent` is the part of the request that is sent, 0 to 1. */
export function useSendFile() {
  const [sent, setSent] = useState(0);
  const attempt = useRef<{ fields: string; picture: Blob | undefined; key: string }>(undefined);

  /** Idempotency key: a retry with the same input keeps it, so that a lost response does not add a second file. */
  const keyOf = (fields: Fields, picture: ChosenPicture | null): string => {
    const now = { fields: JSON.stringify(fields), picture: picture?.picture };
    const before = attempt.current;
    const again = before?.fields === now.fields && before.picture === now.picture;
    attempt.current = { ...now, key: again ? before.key : crypto.randomUUID() };
    return attempt.current.key;
  };

  /** `prepared` resolves when the picture is shrunk; without `id` the file is added. */
  const send = async (id: string | undefined, fields: Fields, prepared: Promise<ChosenPicture | null>) => {
    setSent(0);
    const picture = await prepared;
    return sendFile({ id, fields, picture, key: keyOf(fields, picture), onProgress: setSent });
  };
  return { sent, send };
}
