import type { ValueKey } from "@visiga/contracts/site-texts";
import type { TextPlace } from "@visiga/i18n/page-texts";
import { Fragment, useState } from "react";
import { useToastLift } from "#dashboard/shared/toasts/use-toast-lift.ts";
import type { SiteEdits } from "#dashboard/site/editing/use-site-edits.ts";
import type { useSiteSave } from "#dashboard/site/editing/use-site-save.ts";
import panel from "#dashboard/site/panel.module.css";
import type { ValueDialog } from "#dashboard/site/value-dialogs.tsx";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { classNames } from "#ui/class-names.ts";
import { FormError } from "#ui/controls/form-error.tsx";
import { useFoundValues } from "./find-values.tsx";
import { BackToPage, PageLinks } from "./page-links.tsx";
import { SaveButton } from "./save-button.tsx";
import { SiteValue } from "./site-value.tsx";
import styles from "./values-section.module.css";

interface ValuesSectionProps {
  id: string;
  title: string;
  /** The page whose values these are: with links, a search and a foot that stays at the bottom of the window. */
  place: TextPlace | undefined;
  groups: readonly ValueGroup[];
  edits: SiteEdits;
  saving: ReturnType<typeof useSiteSave>;
  onOpen: (dialog: ValueDialog) => void;
  wanted: string | null;
}

export interface ValueGroup {
  /** Absent for the only group of a section. */
  readonly heading?: string;
  readonly keys: readonly ValueKey[];
}

const isPartOf = (key: ValueKey, field: string | null): boolean =>
  field === key || (field?.startsWith(`${key}.`) ?? false);

export function ValuesSection({ id, title, place, groups, edits, saving, onOpen, wanted }: ValuesSectionProps) {
  const { site } = useDashboardDictionary();
  const { busy, save } = saving;
  const foot = useToastLift<HTMLDivElement>();
  const keys = groups.flatMap((group) => group.keys);
  // The value stays expanded after its field is focused and `wanted` is reset.
  const [target] = useState(wanted);
  const { field, isFound } = useFoundValues(edits);
  const shown = place
    ? groups.map((group) => ({ ...group, keys: group.keys.filter(isFound) })).filter(({ keys }) => keys.length > 0)
    : groups;
  const marked = keys.map(edits.marksOf).some(({ issues, failure }) => failure || Object.keys(issues).length > 0);
  return (
    <form
      id={id}
      className={panel.panel}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) save(keys, event.currentTarget);
      }}
    >
      <h2>{title}</h2>
      {place && <PageLinks place={place} />}
      <FormError>{marked && !busy && site.someRefused}</FormError>
      {place && field}
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
      <div ref={place && foot} className={classNames(styles.foot, place && styles.staying)}>
        <SaveButton form={id} busy={busy} />
        {place && <BackToPage place={place} />}
      </div>
    </form>
  );
}
