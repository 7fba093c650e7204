import type { Language } from "@visiga/contracts/languages";
import type { RecordsKey } from "@visiga/contracts/site";
import { siteCatalogue } from "@visiga/contracts/site-catalogue";
import { fill } from "@visiga/i18n/format";
import type { ReactNode } from "react";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useLanguage } from "#platform/words/dictionary.ts";
import { classNames } from "#ui/class-names.ts";
import { Button } from "#ui/controls/button.tsx";
import { TextButton } from "#ui/controls/text-link.tsx";
import { Icon } from "#ui/print/icon.tsx";
import { Tag } from "#ui/text/tag.tsx";
import { ListControls, type ListMove, moved, useMovedFocus } from "./list-controls.tsx";
import { RecordFieldEditor } from "./record-field.tsx";
import { confirmedRecord, fieldsOf, isSampleRecord, newRecord, type RecordForm } from "./record-form.ts";
import styles from "./records-editor.module.css";
import { useRecordNotes } from "./use-record-notes.tsx";
import { fieldId, type RecordsForm, type ValueForm } from "./value-form.ts";

interface RecordsEditorProps {
  name: RecordsKey;
  form: RecordsForm;
  errorOf: (id: string) => string | undefined;
  onChange: (change: (form: ValueForm) => ValueForm, id?: string) => void;
}

/** Edits a list of records, each with its fields below each other. */
export function RecordsEditor({ name, form, errorOf, onChange }: RecordsEditorProps) {
  const { records: words } = useDashboardDictionary();
  const language = useLanguage();
  const { list, focusAfter, focusField } = useMovedFocus<HTMLDivElement>();
  const notes = useRecordNotes(name, form.records);
  const { max, newFirst } = siteCatalogue[name];
  const count = form.records.length;
  const rearrange = (change: (records: readonly RecordForm[]) => RecordForm[], id?: string) =>
    onChange((old) => (old.shape === "records" ? { ...old, records: change(old.records) } : old), id);
  const move = (index: number, how: ListMove) => {
    focusAfter(index, how);
    rearrange((records) => moved(records, index, how));
  };
  const confirm = (index: number) => {
    focusField(firstFieldId(name, index, language));
    rearrange((records) => records.map((each, at) => (at === index ? confirmedRecord(each) : each)));
  };
  const add = () => {
    focusField(firstFieldId(name, newFirst ? 0 : count, language));
    rearrange((records) => (newFirst ? [newRecord(name), ...records] : [...records, newRecord(name)]));
  };
  const listError = errorOf(fieldId(name, ""));
  const button = count < max && (
    <Button variant="line" size="row" onClick={add} data-add>
      <Icon name="plus" />
      {words.of[name].add}
    </Button>
  );

  return (
    <div ref={list} className={styles.list}>
      {notes.lead && <p className={styles.lead}>{notes.lead}</p>}
      {newFirst && button}
      <ol>
        {form.records.map((record, index) => (
          <RecordItem
            // biome-ignore lint/suspicious/noArrayIndexKey: a record is its place; its fields hold nothing of their own
            key={index}
            name={name}
            index={index}
            count={count}
            record={record}
            note={notes.of(record)}
            over={notes.isOver(record)}
            errorOf={errorOf}
            onChange={(next, id) => rearrange((all) => all.map((each, at) => (at === index ? next : each)), id)}
            onConfirm={confirm}
            onMove={move}
          />
        ))}
      </ol>
      {listError && <p className={styles.error}>{listError}</p>}
      {!newFirst && button}
    </div>
  );
}

/** A prefix of the id of the first field that is shown. */
function firstFieldId(name: RecordsKey, index: number, language: Language): string {
  const [first = ["", null]] = fieldsOf(name).filter(([, { type }]) => type !== "id");
  const isInBoth = first[1]?.type === "words" || first[1]?.type === "sentence";
  return fieldId(name, `${index}.${first[0]}${isInBoth ? `.${language}` : ""}`);
}

interface RecordItemProps {
  name: RecordsKey;
  index: number;
  count: number;
  record: RecordForm;
  note: ReactNode;
  /** Shown in soft ink. */
  over: boolean;
  errorOf: (id: string) => string | undefined;
  onChange: (record: RecordForm, id: string) => void;
  onConfirm: (index: number) => void;
  onMove: (index: number, move: ListMove) => void;
}

function RecordItem({ name, index, count, record, note, over, errorOf, onChange, onConfirm, onMove }: RecordItemProps) {
  const { records: words, site } = useDashboardDictionary();
  const { one, fields } = words.of[name];
  const labels: Readonly<Record<string, string>> = fields;
  const title = fill(one, { number: index + 1 });
  return (
    <li className={classNames(over && styles.over)}>
      <div className={styles.head}>
        <h4>{title}</h4>
        {isSampleRecord(record) && (
          <>
            <Tag tone="gold">{site.tags.sample}</Tag>
            <TextButton aria-label={fill(site.confirmRecord, { name: title })} onClick={() => onConfirm(index)}>
              {site.isRight}
            </TextButton>
          </>
        )}
        {note}
        <ListControls
          index={index}
          count={count}
          labels={{
            up: fill(words.moveUp, { name: title }),
            down: fill(words.moveDown, { name: title }),
            remove: fill(words.remove, { name: title }),
          }}
          onMove={onMove}
        />
      </div>
      <div className={styles.fields}>
        {fieldsOf(name).map(([each, field]) => (
          <RecordFieldEditor
            key={each}
            id={fieldId(name, `${index}.${each}`)}
            label={labels[each] ?? ""}
            field={field}
            form={record[each] ?? ""}
            errorOf={errorOf}
            onChange={(next, id) => onChange({ ...record, [each]: next }, id)}
          />
        ))}
      </div>
    </li>
  );
}
