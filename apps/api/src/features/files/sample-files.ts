import type { Photo } from "@visiga/contracts/files";
import type { EntityManager } from "typeorm";
import { FileEntity } from "./file.entity.ts";
import { photoColumns } from "./file-columns.ts";

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
  | "socialImage"
  | "createdAt"
> & { readonly photo: Photo | null };

/** Inserts demo files, whose photos are inserted before. Their pictures are drawings that show no living person. */
export async function insertSampleFiles(manager: EntityManager, files: readonly SampleFile[]): Promise<void> {
  await manager.insert(
    FileEntity,
    files.map(({ photo, ...file }) => ({ ...file, ...photoColumns(photo), minors: false, sample: true })),
  );
}
