import { fileFields } from "./file-fields.ts";

export type FileFields = typeof fileFields;
export type FileFieldName = keyof FileFields;

type FieldWith<Member extends string> = {
  [Name in FileFieldName]: Member extends keyof FileFields[Name] ? Name : never;
}[FileFieldName];

export type ColumnField = FieldWith<"column">;
export type RecordField = FieldWith<"record">;

export const fileFieldNames = Object.keys(fileFields) as FileFieldName[];
export const isFileField = (name: string): name is FileFieldName => Object.hasOwn(fileFields, name);
export const columnFields = fileFieldNames.filter((name): name is ColumnField => "column" in fileFields[name]);
export const recordFields = fileFieldNames.filter((name): name is RecordField => "record" in fileFields[name]);
