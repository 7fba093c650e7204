import { entryFields } from "./entry-fields.ts";

export type EntryFields = typeof entryFields;
export type EntryFieldName = keyof EntryFields;

type FieldWith<Member extends string> = {
  [Name in EntryFieldName]: Member extends keyof EntryFields[Name] ? Name : never;
}[EntryFieldName];

export type ColumnField = FieldWith<"column">;
export type RecordField = FieldWith<"record">;

export const entryFieldNames = Object.keys(entryFields) as EntryFieldName[];
export const isEntryField = (name: string): name is EntryFieldName => Object.hasOwn(entryFields, name);
export const columnFields = entryFieldNames.filter((name): name is ColumnField => "column" in entryFields[name]);
export const recordFields = entryFieldNames.filter((name): name is RecordField => "record" in entryFields[name]);
