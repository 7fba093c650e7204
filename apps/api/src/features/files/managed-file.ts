import { schoolDay } from "@visiga/contracts/dates";
import { type ColumnField, columnFields, type RecordField, recordFields } from "@visiga/contracts/file-field-names";
import type { Photo } from "@visiga/contracts/files";
import type { ManagedFile } from "@visiga/contracts/managed-files";
import type { EntityManager } from "typeorm";
import { AppError } from "#platform/errors/app-error.ts";
import { FileEntity } from "./file.entity.ts";
import { fieldColumns } from "./file-columns.ts";
import { fileRecord } from "./file-record.ts";

const recordColumns = columnFields.filter((name): name is ColumnField & RecordField =>
  recordFields.some((field) => field === name),
);

function managedFile(file: FileEntity, photo: Photo | null, consentBy: string): ManagedFile {
  return {
    ...fileRecord(file, photo),
    swahili: { name: file.nameSw, title: file.titleSw, description: file.descriptionSw, alt: file.altSw },
    eventDay: file.eventDate && schoolDay(file.eventDate),
    ...fieldColumns(file, recordColumns),
    minors: file.minors,
    consent: file.consentAt && { by: consentBy, at: file.consentAt.toISOString() },
    takenDown: file.takenDown,
    ended: file.ended,
    waiting: file.waiting,
    reviewNote: file.reviewNote,
    shown: file.shown,
  };
}

/** What this feature uses of users: the names of those who noted a consent, by id. */
export interface AccountNames {
  names(manager: EntityManager, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

export interface ManagedFileReader {
  readonly manager: EntityManager;
  readonly accounts: AccountNames;
}

/** Admin views of files with their photos, in the same order. */
export async function managedFiles(reader: ManagedFileReader, files: readonly FileEntity[]): Promise<ManagedFile[]> {
  const agreed = files.flatMap(({ consentBy }) => consentBy ?? []);
  const names = await reader.accounts.names(reader.manager, agreed);
  return files.map((file) => managedFile(file, file.photo, names.get(file.consentBy ?? "") ?? ""));
}

/** Admin view of one file. @throws AppError `not_found` */
export async function readManaged(reader: ManagedFileReader, id: string): Promise<ManagedFile> {
  const file = await reader.manager.findOne(FileEntity, { where: { id }, relations: { photo: true } });
  const [record] = await managedFiles(reader, file ? [file] : []);
  if (record === undefined) throw new AppError("not_found");
  return record;
}
