import { isTextKey, textPath } from "@visiga/contracts/site-texts";
import { fill } from "@visiga/i18n/format";
import { isSampleText } from "@visiga/i18n/sample-texts";
import { useValueName } from "#dashboard/shared/words/value-name.ts";
import { isRemoved, type StoredValue } from "#dashboard/site/editing/stored-value.ts";
import { useSiteConfirmation } from "#dashboard/site/editing/use-site-confirmation.ts";
import type { SiteEdits } from "#dashboard/site/editing/use-site-edits.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { TextButton } from "#ui/controls/text-link.tsx";
import styles from "./site-value.module.css";

interface SampleNoteProps {
  stored: StoredValue;
  edits: SiteEdits;
  /** Called when the button disappears, so that the caller can move the focus. */
  onDone: () => void;
}

/**
 * Marks a value as a sample, with a button that confirms it unchanged. A page text whose default is a sample can also
 * be removed.
 */
export function SampleNote({ stored, edits, onDone }: SampleNoteProps) {
  const { key, version, sample, defaults } = stored;
  const { site } = useDashboardDictionary();
  const nameOf = useValueName();
  const { sample: confirming, removal } = useSiteConfirmation(edits, onDone);
  const removable = isTextKey(key) && isSampleText(textPath(key)) && !edits.isChanged(key);
  const busy = confirming.isPending || removal.isPending;
  if (isRemoved(stored)) {
    if (!defaults || edits.isChanged(key)) return null;
    return (
      <p>
        {site.texts.silent}{" "}
        <TextButton
          className={styles.action}
          onClick={() => {
            edits.change(key, () => ({ shape: "text", ...defaults }));
            onDone();
          }}
        >
          {site.texts.useDefault}
        </TextButton>
      </p>
    );
  }
  if (!sample && !removable) return null;
  return (
    <p>
      {sample && (
        <>
          {isTextKey(key) ? site.texts.sampleHint : site.sampleHint}{" "}
          <TextButton className={styles.action} disabled={busy} onClick={() => confirming.mutate({ key, version })}>
            {site.isRight}
          </TextButton>{" "}
        </>
      )}
      {removable && (
        <TextButton
          className={styles.action}
          disabled={busy}
          aria-label={fill(site.texts.removeOne, { name: nameOf(key) })}
          onClick={() => removal.mutate({ key, version })}
        >
          {site.texts.remove}
        </TextButton>
      )}
    </p>
  );
}
