import type { RecordsKey } from "@visiga/contracts/site";
import { siteCatalogue } from "@visiga/contracts/site-catalogue";
import type { AnyRecord } from "@visiga/contracts/site-value";
import { fill } from "@visiga/i18n/format";
import { type ReactNode, useState } from "react";
import { useRecordLines } from "#dashboard/shared/words/record-lines.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { classNames } from "#ui/class-names.ts";
import { Button } from "#ui/controls/button.tsx";
import { TextButton } from "#ui/controls/text-link.tsx";
import { Icon } from "#ui/print/icon.tsx";
import { Tag } from "#ui/text/tag.tsx";
import { ListControls, type ListMove, moved, useMovedFocus } from "./list-controls.tsx";
import { RecordFieldEditor } from "./record-field.tsx";
import { confirmedRecord, enteredRecord, fieldsOf, newRecord } from "./record-form.ts";
import styles from "./records-editor.module.css";
import { useRecordNotes } from "./use-record-notes.tsx";
import { fieldId, type RecordsForm, type ValueForm } from "./value-form.ts";

interface RecordsEditorProps {
  name: RecordsKey;
  form: RecordsForm;
  /** The field that is about to be focused, or a prefix of its id. Its record is open at first. */
  wanted: string | null;
  /** Ids of the fields with an error. */
  wrong: readonly string[];
  errorOf: (id: string) => string | undefined;
  onChange: (change: (form: ValueForm) => ValueForm, id?: string) => void;
}

/** Edits records with a line each; the open one, and those with an error, have their fields below it. */
export function RecordsEditor({ name, form, wanted, wrong, errorOf, onChange }: RecordsEditorProps) {
  const { records: words } = useDashboardDictionary();
  const { list, focusAfter, focusNext } = useMovedFocus<HTMLDivElement>();
  const notes = useRecordNotes(name, form.records);
  const [open, setOpen] = useState<number | null>(form.records.length === 1 ? 0 : recordIndex(wanted));
  const { max, newFirst } = siteCatalogue[name];
  const count = form.records.length;
  const rearrange = (change: (records: readonly AnyRecord[]) => AnyRecord[], id?: string) =>
    onChange((old) => (old.shape === "records" ? { ...old, records: change(old.records) } : old), id);
  const move = (index: number, how: ListMove) => {
    focusAfter(index, how);
    setOpen(open === null ? null : movedIndex(open, index, how));
    rearrange((records) => moved(records, index, how));
  };
  const replace = (index: number, next: AnyRecord, id?: string) =>
    rearrange((records) => records.map((each, at) => (at === index ? next : each)), id);
  const confirm = (index: number, record: AnyRecord) => {
    focusNext(`[id="${toggleId(name, index)}"]`);
    replace(index, confirmedRecord(record));
  };
  const add = () => {
    const index = newFirst ? 0 : count;
    setOpen(index);
    focusNext(`:is(input, textarea, select)[id^="${fieldId(name, `${index}.`)}"]`);
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
      <ol hidden={count === 0}>
        {form.records.map((record, index) => (
          <RecordItem
            // biome-ignore lint/suspicious/noArrayIndexKey: a record is its place; its fields hold nothing of their own
            key={index}
            name={name}
            index={index}
            count={count}
            record={record}
            note={notes.of(record, (next) => replace(index, next))}
            over={notes.isOver(record)}
            open={index === open || wrong.some((id) => id.startsWith(fieldId(name, `${index}.`)))}
            onToggle={() => setOpen(index === open ? null : index)}
            errorOf={errorOf}
            onChange={(next, id) => replace(index, next, id)}
            onConfirm={() => confirm(index, record)}
            onMove={move}
          />
        ))}
      </ol>
      {listError && <p className={styles.error}>{listError}</p>}
      {!newFirst && button}
    </div>
  );
}

/** The index of the record that a field is in: 2 for `fees.2.amount`. */
function recordIndex(field: string | null): number | null {
  const index = field?.split(".")[1];
  return index === undefined ? null : Number(index);
}

const toggleId = (name: RecordsKey, index: number): string => fieldId(name, `${index}.toggle`);

function movedIndex(open: number, index: number, how: ListMove): number | null {
  if (how === "remove") return open === index ? null : open - Number(open > index);
  const target = how === "up" ? index - 1 : index + 1;
  if (open === index) return target;
  return open === target ? index : open;
}

interface RecordItemProps {
  name: RecordsKey;
  index: number;
  count: number;
  record: AnyRecord;
  note: ReactNode;
  over: boolean;
  open: boolean;
  onToggle: () => void;
  errorOf: (id: string) => string | undefined;
  onChange: (record: AnyRecord, id: string) => void;
  onConfirm: () => void;
  onMove: (index: number, move: ListMove) => void;
}

function RecordItem(props: RecordItemProps) {
  const { name, index, count, record, note, over, open, onToggle, errorOf, onChange, onConfirm, onMove } = props;
  const { records: words, site } = useDashboardDictionary();
  const { one, fields } = words.of[name];
  const labels: Readonly<Record<string, string>> = fields;
  const linesOf = useRecordLines();
  const title = fill(one, { number: index + 1 });
  const line = linesOf(name, enteredRecord(name, record), "short")
    .map(({ text }) => text)
    .join(" · ");
  return (
    <li className={classNames(over && styles.over)}>
      <div className={styles.head}>
        <h4>
          <TextButton id={toggleId(name, index)} aria-expanded={open} onClick={onToggle}>
            {title}
          </TextButton>
        </h4>
        {Boolean(record.sample) && (
          <>
            <Tag tone="gold">{site.tags.sample}</Tag>
            <TextButton aria-label={fill(site.confirmRecord, { name: title })} onClick={onConfirm}>
              {site.isRight}
            </TextButton>
          </>
        )}
        {note}
        <div className={classNames(styles.row, !open && styles.closed)}>
          {!open && <p className={styles.line}>{line}</p>}
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
      </div>
      {open && (
        <div className={styles.fields}>
          {fieldsOf(name).map(([each, field]) => (
            <RecordFieldEditor
              key={each}
              id={fieldId(name, `${index}.${each}`)}
              label={labels[each] ?? ""}
              field={field}
              value={record[each]}
              errorOf={errorOf}
              onChange={(next, id) => onChange({ ...record, [each]: next }, id)}
            />
          ))}
        </div>
      )}
    </li>
  );
}
