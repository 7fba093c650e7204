import type { ManagedFile } from "@visiga/contracts/managed-files";
import { countsAsMinors } from "@visiga/contracts/minors";
import { fill, formatDay } from "@visiga/i18n/format";
import type { ReactNode } from "react";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { Checkbox } from "#ui/controls/checkbox.tsx";
import type { FormFields } from "./use-form.ts";

type Form = FormFields<"minors" | "consent" | "page" | "title">;

/** `minors` is empty until the user answers for these pictures and this page. */
export const showsMinors = ({ minors, page, title }: Form["values"]): boolean =>
  countsAsMinors(minors === "" ? null : minors === "true", { page, title });

interface ConsentFieldsProps {
  form: Pick<Form, "values" | "set">;
  label: string;
  noted?: ManagedFile["consent"] | undefined;
  /** Shown without consent. */
  warning: ReactNode;
}

/** Asks whether minors are recognisable and, if so, whether their parents agreed. */
export function ConsentFields({ form: { values, set }, label, noted, warning }: ConsentFieldsProps) {
  const { consent } = useDashboardDictionary().images;
  const language = useLanguage();
  const minors = showsMinors(values);
  const agreed = values.consent === "true";
  const note =
    noted && agreed ? fill(consent.ticked, { name: noted.by, time: formatDay(noted.at, language) }) : consent.kept;
  return (
    <>
      <Checkbox
        label={label}
        note={minors && values.minors === "" && consent.minorsHint}
        checked={minors}
        onChange={({ target }) => set({ minors: String(target.checked) })}
      />
      {minors && (
        <Checkbox
          label={consent.agreed}
          note={note}
          checked={agreed}
          onChange={({ target }) => set({ consent: String(target.checked) })}
        />
      )}
      <div role="status">{minors && !agreed && warning}</div>
    </>
  );
}
