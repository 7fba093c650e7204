import { fileFields } from "./file-fields.ts";

export type FileFields = typeof fileFields;
export type FileFieldName = keyof FileFields;

/** The names of the rows that have a member. */
type FieldWith<Member extends string> = {
  [Name in FileFieldName]: Member extends keyof FileFields[Name] ? Name : never;
}[FileFieldName];

/** The fields that are stored in columns of the same names. */
export type ColumnField = FieldWith<"column">;
/** The fields that the admin view has beside the record of visitors. */
export type RecordField = FieldWith<"record">;

export const fileFieldNames = Object.keys(fileFields) as FileFieldName[];
export const columnFields = fileFieldNames.filter((name): name is ColumnField => "column" in fileFields[name]);
export const recordFields = fileFieldNames.filter((name): name is RecordField => "record" in fileFields[name]);
