import type { ManagedFile } from "@visiga/contracts/managed-files";
import { fill, formatDay } from "@visiga/i18n/format";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useLanguage } from "#platform/words/dictionary.ts";
import { Checkbox } from "#ui/controls/checkbox.tsx";
import { Notice } from "#ui/text/notice.tsx";
import styles from "./file-form.module.css";
import { type FileValues, showsMinors } from "./file-values.ts";

interface ConsentFieldsProps {
  noted: ManagedFile["consent"];
  values: Pick<FileValues, "minors" | "consent" | "page" | "title">;
  onChange: (values: Partial<Pick<FileValues, "minors" | "consent">>) => void;
}

/** Asks whether minors are recognisable and, if so, whether their parents agreed. Without consent, shows a warning. */
export function ConsentFields({ noted, values, onChange }: ConsentFieldsProps) {
  const { consent } = useDashboardDictionary().images;
  const language = useLanguage();
  const minors = showsMinors(values);
  const agreed = values.consent === "true";
  const note =
    noted && agreed ? fill(consent.ticked, { name: noted.by, time: formatDay(noted.at, language) }) : consent.kept;
  return (
    <div data-full className={styles.consent}>
      <Checkbox
        label={consent.minors}
        note={minors && values.minors === "" && consent.minorsHint}
        checked={minors}
        onChange={({ target }) => onChange({ minors: String(target.checked) })}
      />
      {minors && (
        <Checkbox
          label={consent.agreed}
          note={note}
          checked={agreed}
          onChange={({ target }) => onChange({ consent: String(target.checked) })}
        />
      )}
      <div role="status">{minors && !agreed && <Notice icon="warning">{consent.required}</Notice>}</div>
    </div>
  );
}
