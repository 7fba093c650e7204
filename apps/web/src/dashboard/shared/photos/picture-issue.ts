import type { FailureCode } from "@visiga/contracts/errors";
import { type ConvertibleType, type PictureType, pictureType, typeBytes } from "@visiga/contracts/picture-type";

export type PictureIssue = Extract<FailureCode, `picture_${string}`>;

/** Why a file is no picture that can be used, by its first bytes; null if it may be one. */
export async function typeIssue(file: Blob): Promise<PictureIssue | null> {
  return issueOfType(file, await typeOf(file));
}

export const typeOf = async (file: Blob) => pictureType(new Uint8Array(await file.slice(0, typeBytes).arrayBuffer()));

export function issueOfType(file: Blob, type: PictureType | ConvertibleType | null): PictureIssue | null {
  if (file.size === 0) return "picture_unreadable";
  return type === null ? "picture_type" : null;
}
