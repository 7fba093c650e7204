import type { ValueKey } from "@visiga/contracts/site-texts";
import { Fragment, type ReactNode, useEffect, useRef, useState } from "react";
import { useToastLift } from "#dashboard/shared/toasts/use-toast-lift.ts";
import type { SiteEdits } from "#dashboard/site/editing/use-site-edits.ts";
import panel from "#dashboard/site/panel.module.css";
import type { ValueDialog } from "#dashboard/site/value-dialogs.tsx";
import type { FormIssues } from "#platform/forms/form-issues.ts";
import { focusFirstWrong } from "#platform/forms/form-issues.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { classNames } from "#ui/class-names.ts";
import { FormError } from "#ui/controls/form-error.tsx";
import { useFoundValues } from "./find-values.tsx";
import { SaveButton } from "./save-button.tsx";
import { SiteValue } from "./site-value.tsx";
import styles from "./values-section.module.css";

interface ValuesSectionProps {
  id: string;
  title: string;
  intro?: ReactNode;
  groups: readonly ValueGroup[];
  edits: SiteEdits;
  busy: boolean;
  refused: FormIssues | null;
  onSave: (keys: readonly ValueKey[]) => void;
  onOpen: (dialog: ValueDialog) => void;
  wanted: string | null;
  /** Content beside the button; if given, both stay at the bottom of the window. */
  beside?: ReactNode;
  searched?: boolean;
}

export interface ValueGroup {
  /** Absent for the only group of a section. */
  readonly heading?: string;
  readonly keys: readonly ValueKey[];
}

const isPartOf = (key: ValueKey, field: string | null): boolean =>
  field === key || (field?.startsWith(`${key}.`) ?? false);

export function ValuesSection({
  id,
  title,
  intro,
  groups,
  edits,
  busy,
  refused,
  onSave,
  onOpen,
  wanted,
  beside,
  searched = false,
}: ValuesSectionProps) {
  const { site } = useDashboardDictionary();
  const form = useRef<HTMLFormElement>(null);
  const foot = useToastLift<HTMLDivElement>();
  const keys = groups.flatMap((group) => group.keys);
  // The value stays expanded after its field is focused and `wanted` is reset.
  const [target] = useState(wanted);
  const seen = useRef(refused);
  useEffect(() => {
    if (busy || !form.current || seen.current === refused) return;
    seen.current = refused;
    if (refused) focusFirstWrong(form.current, refused);
  }, [refused, busy]);
  const { field, isFound } = useFoundValues(edits);
  const shown = searched
    ? groups.map((group) => ({ ...group, keys: group.keys.filter(isFound) })).filter(({ keys }) => keys.length > 0)
    : groups;
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
      <h2>{title}</h2>
      {intro}
      <FormError>{marked && !busy && site.someRefused}</FormError>
      {searched && field}
      {shown.map((group) => (
        <Fragment key={group.keys[0]}>
          {group.heading && <h3 className={styles.group}>{group.heading}</h3>}
          {group.keys.map((key) => (
            <SiteValue
              key={key}
              name={key}
              edits={edits}
              onOpen={onOpen}
              wanted={isPartOf(key, target) ? target : null}
            />
          ))}
        </Fragment>
      ))}
      {shown.length === 0 && <p>{site.texts.noneFound}</p>}
      <div ref={beside ? foot : undefined} className={classNames(styles.foot, beside ? styles.staying : undefined)}>
        <SaveButton form={id} busy={busy} />
        {beside}
      </div>
    </form>
  );
}
