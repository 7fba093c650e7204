import { isRecordsKey } from "@visiga/contracts/site";
import { phoneChannels } from "@visiga/contracts/site-fields";
import { type BilingualText, type ValueKey, valueDefinition } from "@visiga/contracts/site-texts";
import { fill } from "@visiga/i18n/format";
import { useId } from "react";
import { circularsOf } from "#dashboard/shared/circulars/circular-of.ts";
import { useCircular } from "#dashboard/shared/circulars/use-circular.ts";
import { FormattedLine } from "#dashboard/shared/forms/fields.tsx";
import { useDeferredFocus } from "#dashboard/shared/forms/use-deferred-focus.ts";
import { useLanguageNames, useLanguageOrder, useValueName } from "#dashboard/shared/words/names.ts";
import { GapTags, gapsAt, translationGaps } from "#dashboard/site/editing/translation-gaps.tsx";
import type { SiteForm } from "#dashboard/site/editing/use-site-form.ts";
import { isRemoved, type StoredValue } from "#dashboard/site/editing/use-site-values.ts";
import { ChoicesField } from "#dashboard/site/values/choices-field.tsx";
import { RecordsEditor } from "#dashboard/site/values/records-editor.tsx";
import {
  type EditorProps,
  fieldId,
  formatOf,
  isBilingual,
  type TextForm,
  toForm,
  type ValueForm,
} from "#dashboard/site/values/value-form.ts";
import { useDashboardDictionary, useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { TextAreaField } from "#ui/controls/field.tsx";
import { FormError } from "#ui/controls/form-error.tsx";
import { TextButton } from "#ui/controls/text-link.tsx";
import { Icon } from "#ui/print/icon.tsx";
import { Tag } from "#ui/text/tag.tsx";
import { PlanNotes } from "./plan-notes.tsx";
import { textsToSend } from "./send-dialog.tsx";
import styles from "./site-value.module.css";
import type { ValueDialog } from "./value-dialogs.tsx";
import { ValueNotes } from "./value-notes.tsx";

interface SiteValueProps {
  name: ValueKey;
  /** Whether its name is the title of the form. */
  titled: boolean;
  siteForm: SiteForm;
  onOpen: (dialog: ValueDialog) => void;
  /** The field that is about to be focused, or a prefix of its id. */
  wanted: string | null;
}

export function SiteValue({ name, titled, siteForm, onOpen, wanted }: SiteValueProps) {
  const { circulars, site } = useDashboardDictionary();
  const openCircular = useCircular();
  const t = useDictionary();
  const language = useLanguage();
  const id = useId();
  const nameOf = useValueName();
  const [heading, focusHeading] = useDeferredFocus<HTMLHeadingElement>();
  const stored = siteForm.storedOf(name);
  const form = siteForm.formOf(name);
  const editor = {
    errorOf: siteForm.error,
    onChange: (change: (old: ValueForm) => ValueForm, fieldId?: string) => siteForm.change(name, change, fieldId),
  };
  const { versions } = stored;
  const gaps = translationGaps([stored]);
  return (
    <fieldset className={`stack tall ${styles.value}`} aria-labelledby={id} data-full>
      <h3 id={id} ref={heading} tabIndex={-1} className="row wraps sans-heading">
        <span className={titled ? "visually-hidden" : undefined}>{nameOf(name)}</span>
        {stored.sample && form.shape !== "records" && <Tag tone="gold">{site.tags.sample}</Tag>}
        {form.shape !== "records" && <GapTags gaps={gaps} />}
        {siteForm.isChanged(name) && <Tag>{site.unsaved}</Tag>}
      </h3>
      <PlanNotes name={name} siteForm={siteForm} />
      {form.shape === "text" && <TextEditor name={name} form={form} stored={stored} {...editor} />}
      {form.shape === "records" && isRecordsKey(name) && (
        <RecordsEditor
          name={name}
          form={form}
          stored={recordsOf(toForm(name, stored.value))}
          wanted={wanted}
          wrong={siteForm.wrongFields(name)}
          markOf={(at) => <GapTags gaps={gapsAt(gaps, name, at)} />}
          onPaste={() => onOpen({ what: "paste", key: name })}
          {...editor}
        />
      )}
      {form.shape === "choices" && (
        <ChoicesField
          id={name}
          options={phoneChannels}
          chosen={form.options}
          error={editor.errorOf(name)}
          onChange={(options) => editor.onChange(() => ({ shape: "choices", options }), name)}
        />
      )}
      <div className={`small mute ${styles.notes}`}>
        <FormError>{siteForm.failureOf(name)}</FormError>
        <ValueNotes stored={stored} siteForm={siteForm} onDone={focusHeading} />
        {textsToSend(stored, t, language).length > 0 && (
          <p>
            <TextButton onClick={() => onOpen({ what: "send", key: name })}>
              <Icon name="share" />
              {site.send.title}
            </TextButton>
          </p>
        )}
        {circularsOf(stored, language).map((circular) => (
          <p key={circular.id}>
            <TextButton onClick={() => openCircular(circular)}>
              <Icon name="share" />
              {fill(circulars.sendOne, circular)}
            </TextButton>
          </p>
        ))}
        {versions > 0 && (
          <p>
            {fill(versions === 1 ? site.versions.one : site.versions.many, { count: versions })}{" "}
            <TextButton onClick={() => onOpen({ what: "versions", key: name })}>{site.versions.show}</TextButton>
          </p>
        )}
      </div>
    </fieldset>
  );
}

const recordsOf = (form: ValueForm) => (form.shape === "records" ? form.records : []);

type TextEditorProps = EditorProps<ValueKey, TextForm> & { stored: StoredValue };

/** Edits a text: both languages, the screen's first, or one field if both languages share it. */
function TextEditor({ name, form, stored, errorOf, onChange }: TextEditorProps) {
  const { defaults } = stored;
  // The page shows no text in place of a removed one.
  const silent = isRemoved(stored) && form.en === "" && form.sw === "";
  const names = useLanguageNames();
  const sides = useLanguageOrder();
  const { positionHint } = useDashboardDictionary().site;
  const nameOf = useValueName();
  const bilingual = isBilingual(name);
  const isLine = valueDefinition(name).shape === "line" || (defaults && isShort(defaults));
  const format = formatOf(name);
  return (bilingual ? sides : (["en"] as const)).map((side) => {
    const id = fieldId(name, bilingual ? side : "");
    const props = {
      id,
      hint: name === "position" ? positionHint : undefined,
      label: bilingual ? names[side] : nameOf(name),
      labelHidden: !bilingual,
      lang: bilingual ? side : undefined,
      value: form[side],
      placeholder: silent ? undefined : defaults?.[side],
      error: errorOf(id),
      autoComplete: "off",
      onChange: ({ target }: { target: { value: string } }) =>
        onChange((old) => (old.shape === "text" ? { ...old, [side]: target.value } : old), id),
    };
    if (!isLine) return <TextAreaField key={side} rows={linesOf(form)} {...props} />;
    return <FormattedLine key={side} format={format} {...props} />;
  });
}

const isShort = ({ en, sw }: BilingualText): boolean => en.length <= 60 && sw.length <= 60;

/** Rows of the text area: the lines of the longer language, limited to what fits in a window. */
function linesOf({ en, sw }: TextForm): number {
  const lines = (text: string) => text.split("\n").reduce((sum, line) => sum + 1 + Math.floor(line.length / 45), 0);
  return Math.min(18, Math.max(3, lines(en), lines(sw)));
}
