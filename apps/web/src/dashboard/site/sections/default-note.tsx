import { fill } from "@visiga/i18n/format";
import { nullIfDefault, type StoredValue } from "#dashboard/site/editing/stored-value.ts";
import { useSiteConfirmation } from "#dashboard/site/editing/use-site-confirmation.ts";
import type { SiteEdits } from "#dashboard/site/editing/use-site-edits.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { TextButton } from "#ui/controls/text-link.tsx";
import styles from "./site-value.module.css";

interface DefaultNoteProps {
  stored: StoredValue;
  edits: SiteEdits;
  /** Called when the button disappears, so that the caller can move the focus. */
  onDone: () => void;
}

/** Reports that a page text differs from its default, and which defaults an update has changed since. */
export function DefaultNote({ stored, edits, onDone }: DefaultNoteProps) {
  const { site } = useDashboardDictionary();
  const words = site.texts;
  const { key, version, defaults, earlierDefaults } = stored;
  const form = edits.formOf(key);
  const keep = useSiteConfirmation(edits, onDone).keeping;
  if (!defaults || form.shape !== "text") return null;
  const sides = (["en", "sw"] as const).filter((side) => form[side].trim() !== "" && form[side] !== defaults[side]);
  if (sides.length === 0) return null;
  const changed = sides.filter((side) => earlierDefaults?.[side] != null);
  return (
    <>
      {changed.map((side) => (
        <p key={side} lang={side}>
          {fill(words.defaultChanged, { text: defaults[side] })}
        </p>
      ))}
      <p>
        {words.differs}{" "}
        <TextButton
          className={styles.action}
          onClick={() => {
            edits.change(key, () => ({ shape: "text", ...defaults }));
            onDone();
          }}
        >
          {words.useDefault}
        </TextButton>{" "}
        {changed.length > 0 && (
          <TextButton
            className={styles.action}
            disabled={keep.isPending}
            onClick={() => keep.mutate({ key, version, value: nullIfDefault(stored, stored.value) })}
          >
            {words.keepOwn}
          </TextButton>
        )}
      </p>
    </>
  );
}
