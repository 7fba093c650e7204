import type { FormFields } from "@visiga/api/page-renderer";
import { fill } from "@visiga/i18n/format";
import { useDictionary } from "#platform/words/dictionary.ts";
import { FormField } from "./form-field.tsx";

/** The sum that the form requires while very many requests arrive: `3+4.…` in its field `check`. */
export function RemovalCheck({ fields: { check = "", answer } }: { fields: FormFields }) {
  const { removal } = useDictionary();
  const [a = "", b = ""] = check.split(".")[0]?.split("+") ?? [];
  return (
    <>
      <input type="hidden" name="check" value={check} />
      <FormField
        id="answer"
        label={fill(removal.sum, { a, b })}
        inputMode="numeric"
        name="answer"
        autoComplete="off"
        maxLength={2}
        defaultValue={answer}
        required
      />
    </>
  );
}
