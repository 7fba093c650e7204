import { comparableWords } from "@visiga/contracts/search-form";
import type { ValueKey } from "@visiga/contracts/site-texts";
import type { TextPlace } from "@visiga/i18n/page-texts";
import { Fragment, useState } from "react";
import { Form } from "#dashboard/shared/forms/fields.tsx";
import { siteSectionPath } from "#dashboard/shared/place/site-sections.ts";
import { useToastLift } from "#dashboard/shared/toasts/use-toast-lift.ts";
import { useValueName } from "#dashboard/shared/words/names.ts";
import type { SiteForm } from "#dashboard/site/editing/use-site-form.ts";
import panel from "#dashboard/site/panel.module.css";
import type { ValueDialog } from "#dashboard/site/value-dialogs.tsx";
import { isFieldOf } from "#dashboard/site/values/value-form.ts";
import { useValueTexts } from "#dashboard/site/values/value-texts.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { classNames } from "#ui/class-names.ts";
import { Button } from "#ui/controls/button.tsx";
import { TextField } from "#ui/controls/field.tsx";
import { FormError } from "#ui/controls/form-error.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { pageFilter, type ValueGroup } from "./page-values.ts";
import { SiteValue } from "./site-value.tsx";
import styles from "./values-section.module.css";

interface ValuesSectionProps {
  id: string;
  title: string;
  /** The page whose values these are: with links, a search and a foot that stays at the bottom of the window. */
  place: TextPlace | undefined;
  groups: readonly ValueGroup[];
  siteForm: SiteForm;
  onOpen: (dialog: ValueDialog) => void;
  wanted: string | null;
}

export function ValuesSection({ id, title, place, groups, siteForm, onOpen, wanted }: ValuesSectionProps) {
  const { site } = useDashboardDictionary();
  const { busy, save, wrongFields, failureOf } = siteForm;
  const foot = useToastLift<HTMLDivElement>();
  const keys = groups.flatMap((group) => group.keys);
  // The value stays expanded after its field is focused and `wanted` is reset.
  const [target] = useState(wanted);
  const { field, isFound } = useFoundValues(siteForm);
  const shown = place
    ? groups.map((group) => ({ ...group, keys: group.keys.filter(isFound) })).filter(({ keys }) => keys.length > 0)
    : groups;
  const refused = keys.some((key) => failureOf(key) || wrongFields(key).length > 0);
  return (
    <Form id={id} className={`paper panel ${panel.panel}`} onSubmit={(element) => !busy && save(keys, element)}>
      <h2>{title}</h2>
      {place && (
        <p className={`wraps ${panel.links}`}>
          <BackToPage place={place} />
          <TextLink to={`/dashboard?page=${pageFilter(place)}`}>{site.texts.pictures}</TextLink>
          <TextLink to={siteSectionPath("pages")}>{site.texts.allPages}</TextLink>
        </p>
      )}
      <FormError>{refused && !busy && site.someRefused}</FormError>
      {place && field}
      {shown.map((group) => (
        <Fragment key={group.keys[0]}>
          {group.heading && <h3 className={styles.group}>{group.heading}</h3>}
          {group.keys.map((key) => (
            <SiteValue
              key={key}
              name={key}
              siteForm={siteForm}
              onOpen={onOpen}
              wanted={target && isFieldOf(key, target) ? target : null}
            />
          ))}
        </Fragment>
      ))}
      {shown.length === 0 && <p>{site.texts.noneFound}</p>}
      <div ref={place && foot} className={classNames(styles.foot, place && `sticks row wraps ${styles.staying}`)}>
        <SaveButton form={id} busy={busy} />
        {place && <BackToPage place={place} />}
      </div>
    </Form>
  );
}

/** The search in a long list of values: its field, and a filter by the words of their names and texts. */
function useFoundValues({ toForm, isChanged, failureOf }: SiteForm) {
  const { texts } = useDashboardDictionary().site;
  const nameOf = useValueName();
  const textsOf = useValueTexts();
  const [words, setWords] = useState("");
  const wanted = comparableWords(words).join(" ");
  const isFound = (key: ValueKey): boolean => {
    if (isChanged(key) || failureOf(key)) return true;
    const said = [nameOf(key), ...textsOf(key, toForm(key)).map(({ text }) => text)];
    return said.some((text) => comparableWords(text).join(" ").includes(wanted));
  };
  const field = (
    <search>
      <TextField
        type="search"
        label={texts.find}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        // Enter would save the form.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
    </search>
  );
  return { field, isFound };
}

function BackToPage({ place }: { place: TextPlace }) {
  const { texts } = useDashboardDictionary().site;
  return <TextLink to={place === "everyPage" ? "/" : place}>{texts.back}</TextLink>;
}

export function SaveButton({ form, busy }: { form: string; busy: boolean }) {
  const { dashboard } = useDashboardDictionary();
  return (
    <Button icon="check" type="submit" form={form} busy={busy}>
      {busy ? dashboard.saving : dashboard.save}
    </Button>
  );
}
