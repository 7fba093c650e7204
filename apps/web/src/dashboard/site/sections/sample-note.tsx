import type { StoredValue } from "#dashboard/site/editing/stored-value.ts";
import { useSiteConfirmation } from "#dashboard/site/editing/use-site-confirmation.ts";
import type { SiteEdits } from "#dashboard/site/editing/use-site-edits.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { TextButton } from "#ui/controls/text-link.tsx";
import styles from "./site-value.module.css";

interface SampleNoteProps {
  stored: StoredValue;
  edits: SiteEdits;
}

/** Says that a value is a sample, with a button that confirms it as it stands. */
export function SampleNote({ stored: { key, version, sample }, edits }: SampleNoteProps) {
  const { site } = useDashboardDictionary();
  const confirming = useSiteConfirmation(edits).sample;
  if (!sample) return null;
  return (
    <p>
      {site.sampleHint}{" "}
      <TextButton
        className={styles.action}
        disabled={confirming.isPending}
        onClick={() => confirming.mutate({ key, version })}
      >
        {site.isRight}
      </TextButton>
    </p>
  );
}
