import type { FileUpdate } from "@visiga/contracts/file-requests";
import { type PictureTransform, pointAfter } from "@visiga/contracts/picture-transform";
import { AppError, invalidField } from "#platform/errors/app-error.ts";
import type { FileEntity } from "./file.entity.ts";

/** It names a version, because the change belongs to this photo. An absent focal point stays on the same part. */
export function transformOfStored(present: FileEntity | null, fields: FileUpdate, transform: PictureTransform) {
  if (present === null) throw new AppError("not_found");
  if (present.photoId === null) throw invalidField("crop", "picture_missing");
  const { x, y } = pointAfter(transform, { x: present.focalX, y: present.focalY });
  const { focalX = x, focalY = y, version = present.version } = fields;
  return { photoId: present.photoId, fields: { ...fields, focalX, focalY, version } };
}
