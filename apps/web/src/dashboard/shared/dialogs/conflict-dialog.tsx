import { fill } from "@visiga/i18n/format";
import { Dialog } from "#dashboard/shared/dialogs/dialog.tsx";
import { formatDateTime } from "#dashboard/shared/words/format-date-time.ts";
import type { KnownFailure } from "#platform/data/failure.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import styles from "./conflict-dialog.module.css";

export interface ConflictField {
  readonly label: string;
  readonly yours: string;
  readonly theirs: string;
}

interface ConflictDialogProps {
  fields: readonly ConflictField[];
  changed?: KnownFailure["changed"];
  /** The subject is only shown in the dashboard. */
  inside?: boolean | undefined;
  onUseTheirs: () => void;
  onBack: () => void;
  onSaveMine: () => void;
}

/** Shows both versions after another user saved first. No choice discards input without asking. */
export function ConflictDialog({ fields, changed, inside, onUseTheirs, onBack, onSaveMine }: ConflictDialogProps) {
  const { conflict } = useDashboardDictionary().images;
  const language = useLanguage();
  const actions = (
    <>
      <Button variant="line" onClick={onUseTheirs}>
        {conflict.useTheirs}
      </Button>
      <Button variant="line" onClick={onBack} data-autofocus>
        {conflict.back}
      </Button>
      <Button onClick={onSaveMine}>{conflict.saveMine}</Button>
    </>
  );
  return (
    <Dialog role="alertdialog" title={conflict.title} onClose={onBack} actions={actions}>
      <p>
        {changed?.by
          ? fill(conflict.lead, { name: changed.by, time: formatDateTime(changed.at, language) })
          : conflict.leadUnknown}
      </p>
      <div className={`stack gap above-4 ${styles.versus}`}>
        {(["yours", "theirs"] as const).map((side) => (
          <section key={side}>
            <h3 className="sans-heading">{side === "theirs" && inside ? conflict.theirsSaved : conflict[side]}</h3>
            <dl>
              {fields.map(({ label, ...texts }) => {
                const differs = texts.yours !== texts.theirs;
                const text = texts[side] || conflict.empty;
                return (
                  <div key={label}>
                    <dt className="smaller mute above-3">
                      {label}
                      {differs && <span className="visually-hidden">, {conflict.differs}</span>}
                    </dt>
                    <dd className="breaks lines">{differs ? <mark>{text}</mark> : text}</dd>
                  </div>
                );
              })}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
