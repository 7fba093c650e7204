import type { SiteKey } from "@visiga/contracts/site";
import { useEffect, useRef, useState } from "react";
import type { SiteSection } from "#dashboard/kit/place/site-sections.ts";
import type { SiteEdits } from "#dashboard/site/editing/use-site-edits.ts";
import panel from "#dashboard/site/panel.module.css";
import { focusFirstWrong } from "#platform/forms/focus-first-wrong.ts";
import type { FormIssues } from "#platform/forms/form-issues.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { FormError } from "#ui/controls/form-error.tsx";
import { SaveButton } from "./save-button.tsx";
import { sectionKeys } from "./section-keys.ts";
import { SiteValue } from "./site-value.tsx";
import styles from "./values-section.module.css";

interface ValuesSectionProps {
  id: string;
  section: SiteSection;
  edits: SiteEdits;
  busy: boolean;
  /** Errors by field id; null where there are none. */
  refused: FormIssues | null;
  onSave: (keys: readonly SiteKey[]) => void;
  onVersions: (key: SiteKey) => void;
  onPaste: (key: SiteKey) => void;
  /** The field to focus, or a prefix of its id. */
  wanted: string | null;
}

/** Form with the values of one section. */
export function ValuesSection({
  id,
  section,
  edits,
  busy,
  refused,
  onSave,
  onVersions,
  onPaste,
  wanted,
}: ValuesSectionProps) {
  const { site } = useDashboardDictionary();
  const form = useRef<HTMLFormElement>(null);
  const keys = sectionKeys[section];
  // The value stays unfolded after its field was focused and `wanted` was reset.
  const [target] = useState(wanted?.split(".")[0]);
  const seen = useRef(refused);
  useEffect(() => {
    if (busy || !form.current || seen.current === refused) return;
    seen.current = refused;
    if (refused) focusFirstWrong(form.current, refused);
  }, [refused, busy]);
  const marked = keys.map(edits.marksOf).some(({ issues, failure }) => failure || Object.keys(issues).length > 0);
  return (
    <form
      ref={form}
      id={id}
      className={panel.panel}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSave(keys);
      }}
    >
      <h2>{site.sections[section]}</h2>
      <FormError>{marked && !busy && site.someRefused}</FormError>
      {keys.map((key) => (
        <SiteValue
          key={key}
          name={key}
          edits={edits}
          onVersions={() => onVersions(key)}
          onPaste={() => onPaste(key)}
          wanted={key === target}
        />
      ))}
      <div className={styles.foot}>
        <SaveButton form={id} busy={busy} />
      </div>
    </form>
  );
}
