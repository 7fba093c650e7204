import type { FailureCode } from "@visiga/contracts/errors";
import { pictureLimits } from "@visiga/contracts/files";

export type PictureIssue = Extract<FailureCode, "picture_type" | "picture_too_large" | "picture_heic">;

/** Reason why the server would reject a picture, or null. Some systems report no type for HEIC. */
export function pictureIssue({ name, type, size }: Pick<File, "name" | "type" | "size">): PictureIssue | null {
  const picture = /^image\/(?!svg|gif)/.test(type) || (type === "" && /\.(jpe?g|png|webp|avif|hei[cf])$/i.test(name));
  if (!picture) return "picture_type";
  return size > pictureLimits.bytes ? "picture_too_large" : null;
}
