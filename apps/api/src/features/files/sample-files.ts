import type { Photo } from "@visiga/contracts/files";
import type { EntityManager } from "typeorm";
import { FileEntity } from "./file.entity.ts";
import { photoColumns } from "./file-columns.ts";
import { PhotoEntity } from "./photo.entity.ts";

export type SampleFile = Pick<
  FileEntity,
  | "name"
  | "nameSw"
  | "title"
  | "titleSw"
  | "description"
  | "descriptionSw"
  | "alt"
  | "altSw"
  | "page"
  | "eventDate"
  | "createdAt"
> & { readonly photo: Photo | null };

/** Writes the demo records and the photos they show, each marked as a sample, inside the caller's transaction. */
export async function insertSampleFiles(
  manager: EntityManager,
  photos: readonly Photo[],
  files: readonly SampleFile[],
): Promise<void> {
  await manager.insert(PhotoEntity, [...photos]);
  await manager.insert(
    FileEntity,
    files.map(({ photo, ...file }) => ({ ...file, ...photoColumns(photo), sample: true })),
  );
}
