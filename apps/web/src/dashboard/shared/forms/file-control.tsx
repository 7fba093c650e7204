import type { FileFieldName, FileFields } from "@visiga/contracts/file-field-names";
import { fileFields } from "@visiga/contracts/file-fields";
import type { ComponentProps, ComponentType } from "react";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { TextAreaField, TextField } from "#ui/controls/field.tsx";
import { DateField } from "./date-field.tsx";
import type { FormFields } from "./use-form.ts";

const controls = { line: TextField, paragraph: TextAreaField, day: DateField } as const;

/** The fields that a person types. Page and `decorative` have controls of their own. */
type TypedField = {
  [Name in FileFieldName]: FileFields[Name]["control"] extends keyof typeof controls ? Name : never;
}[FileFieldName];

type ControlProps = Omit<ComponentProps<typeof TextField>, "form" | "onChange">;

interface FileControlProps<Name extends TypedField> extends Partial<ControlProps> {
  form: Pick<FormFields<Name>, "field">;
  name: Name;
}

/** One field of a file, with the control of its row in `fileFields`. */
export function FileControl<Name extends TypedField>({ form, name, ...props }: FileControlProps<Name>) {
  const { fields } = useDashboardDictionary().images;
  const Control = controls[fileFields[name].control] as ComponentType<ControlProps>;
  return <Control label={fields[name]} {...props} {...form.field(name)} />;
}
