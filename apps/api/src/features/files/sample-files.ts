import type { Photo } from "@visiga/contracts/files";
import type { EntityManager } from "typeorm";
import { FileEntity } from "./file.entity.ts";
import { PhotoEntity } from "./photo.entity.ts";

export type SampleFile = Pick<
  FileEntity,
  "name" | "title" | "description" | "page" | "photoId" | "eventDate" | "createdAt"
>;

/** Writes the demo records and the photos they show, each marked as a sample, inside the caller's transaction. */
export async function insertSampleFiles(
  manager: EntityManager,
  photos: readonly Photo[],
  files: readonly SampleFile[],
): Promise<void> {
  await manager.insert(PhotoEntity, [...photos]);
  await manager.insert(
    FileEntity,
    files.map((file) => ({ ...file, sample: true })),
  );
}
