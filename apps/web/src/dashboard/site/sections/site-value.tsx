import { isRecordsKey } from "@visiga/contracts/site";
import { phoneChannels } from "@visiga/contracts/site-fields";
import { isTextKey, type ValueKey } from "@visiga/contracts/site-texts";
import { fill } from "@visiga/i18n/format";
import { useId } from "react";
import { useDeferredFocus } from "#dashboard/shared/forms/use-deferred-focus.ts";
import { sectionOf } from "#dashboard/shared/place/site-sections.ts";
import { textKind, useValueName } from "#dashboard/shared/words/value-name.ts";
import { isRemoved } from "#dashboard/site/editing/stored-value.ts";
import type { SiteEdits } from "#dashboard/site/editing/use-site-edits.ts";
import { textsToSend } from "#dashboard/site/send-dialog.tsx";
import type { ValueDialog } from "#dashboard/site/value-dialogs.tsx";
import { ChoicesField } from "#dashboard/site/values/choices-field.tsx";
import { RecordsEditor } from "#dashboard/site/values/records-editor.tsx";
import { RowsEditor } from "#dashboard/site/values/rows-editor.tsx";
import { TextEditor } from "#dashboard/site/values/text-editor.tsx";
import { enteredValue, type ValueForm } from "#dashboard/site/values/value-form.ts";
import { useDashboardDictionary, useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { FormError } from "#ui/controls/form-error.tsx";
import { TextButton } from "#ui/controls/text-link.tsx";
import { Icon } from "#ui/print/icon.tsx";
import { Tag } from "#ui/text/tag.tsx";
import styles from "./site-value.module.css";
import { ValueNotes } from "./value-notes.tsx";

interface SiteValueProps {
  name: ValueKey;
  edits: SiteEdits;
  onOpen: (dialog: ValueDialog) => void;
  /** The field that is about to be focused, or a prefix of its id. */
  wanted: string | null;
}

export function SiteValue({ name, edits, onOpen, wanted }: SiteValueProps) {
  const { site, errors } = useDashboardDictionary();
  const words = useDictionary();
  const language = useLanguage();
  const id = useId();
  const nameOf = useValueName();
  const [heading, focusHeading] = useDeferredFocus<HTMLHeadingElement>();
  const stored = edits.storedOf(name);
  const form = edits.toForm(name);
  const { issues, failure } = edits.marksOf(name);
  const wrong = Object.keys(issues);
  const editor = {
    errorOf: (field: string) => issues[field] && errors.issue[issues[field]],
    onChange: (change: (old: ValueForm) => ValueForm, fieldId?: string) => edits.change(name, change, fieldId),
  };
  const { versions } = stored;
  // The fields of a page text already show its name, and so does the section of a single value.
  const repeated = isTextKey(name) ? textKind(name, site) === null : site.sections[sectionOf(name)] === site.keys[name];
  return (
    <fieldset className={styles.value} aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        <span className={repeated ? "visually-hidden" : undefined}>{nameOf(name)}</span>
        {stored.sample && <Tag tone="gold">{site.tags.sample}</Tag>}
        {stored.translation === "missing" && <Tag tone="bad">{site.tags.noSwahili}</Tag>}
        {stored.translation === "englishLater" && <Tag tone="bad">{site.tags.englishChanged}</Tag>}
        {stored.translation === "swahiliLater" && <Tag tone="bad">{site.tags.swahiliChanged}</Tag>}
        {edits.isChanged(name) && <Tag>{site.unsaved}</Tag>}
      </h3>
      {form.shape === "text" && (
        <TextEditor name={name} form={form} defaults={stored.defaults} removed={isRemoved(stored)} {...editor} />
      )}
      {form.shape === "rows" && !isTextKey(name) && (
        <RowsEditor
          name={name}
          form={form}
          {...editor}
          onPaste={() => onOpen({ what: "paste", key: name })}
          expanded={wanted !== null || wrong.length > 0}
        />
      )}
      {form.shape === "records" && isRecordsKey(name) && (
        <RecordsEditor name={name} form={form} wanted={wanted} wrong={wrong} {...editor} />
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
      <div className={styles.notes}>
        <FormError>{failure}</FormError>
        {enteredValue(name, form) === null && <p>{site.empty}</p>}
        <ValueNotes stored={stored} edits={edits} onDone={focusHeading} />
        {textsToSend(stored, words, language).length > 0 && (
          <p>
            <TextButton onClick={() => onOpen({ what: "send", key: name })}>
              <Icon name="share" />
              {site.send.title}
            </TextButton>
          </p>
        )}
        {versions > 0 && (
          <p>
            {fill(versions === 1 ? site.versions.one : site.versions.many, { count: versions })}{" "}
            <TextButton onClick={() => onOpen({ what: "versions", key: name })}>
              <Icon name="clock" />
              {site.versions.show}
            </TextButton>
          </p>
        )}
      </div>
    </fieldset>
  );
}
