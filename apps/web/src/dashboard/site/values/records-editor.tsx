import { phaseOf } from "@visiga/contracts/dated-facts";
import type { RecordsKey } from "@visiga/contracts/site";
import { siteCatalogue } from "@visiga/contracts/site-catalogue";
import type { AnyRecord } from "@visiga/contracts/site-value";
import { fill } from "@visiga/i18n/format";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { PreviewButton } from "#dashboard/shared/preview/preview-button.tsx";
import { daysFromNow, today } from "#dashboard/shared/words/format-date-time.ts";
import { useRecordTitle } from "#dashboard/shared/words/record-lines.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { classNames } from "#ui/class-names.ts";
import { Button } from "#ui/controls/button.tsx";
import fieldStyles from "#ui/controls/field.module.css";
import { TextButton } from "#ui/controls/text-link.tsx";
import { Tag } from "#ui/text/tag.tsx";
import { ListControls, type ListMove, moved, useMovedFocus } from "./list-controls.tsx";
import { RecordFieldEditor } from "./record-field.tsx";
import { confirmedRecord, enteredRecord, fieldsOf, isPasted, newRecord } from "./record-form.ts";
import styles from "./records-editor.module.css";
import { type EditorProps, fieldId, type RecordsForm } from "./value-form.ts";

interface RecordsEditorProps extends EditorProps<RecordsKey, RecordsForm> {
  /** The records that visitors see. */
  stored: readonly AnyRecord[];
  /** The field that is about to be focused, or a prefix of its id. Its record is open at first. */
  wanted: string | null;
  /** Ids of the fields with an error. */
  wrong: readonly string[];
  onPaste: () => void;
  /** What is said of the stored record with this index. */
  markOf: (stored: number) => ReactNode;
}

/** Edits records with a line each; the open one, and those with an error, have their fields below it. */
export function RecordsEditor({
  name,
  form,
  stored,
  wanted,
  wrong,
  errorOf,
  onChange,
  onPaste,
  markOf,
}: RecordsEditorProps) {
  const { records: t, site } = useDashboardDictionary();
  const texts = t.of[name];
  const labels: Readonly<Record<string, string>> = texts.fields;
  const nameOf = useRecordTitle();
  const { list, focusAfter, focusNext } = useMovedFocus<HTMLDivElement>();
  const notes = useRecordNotes(name, form.records, stored);
  const [open, setOpen] = useState<number | null>(form.records.length === 1 ? 0 : recordIndex(wanted));
  const { max, newFirst } = siteCatalogue[name];
  const count = form.records.length;
  const rearrange = (change: (records: readonly AnyRecord[]) => AnyRecord[], id?: string) =>
    onChange((old) => (old.shape === "records" ? { ...old, records: change(old.records) } : old), id);
  const move = (index: number, how: ListMove) => {
    focusAfter(index, how);
    const order = moved([...form.records.keys()], index, how);
    setOpen(open !== null && order.includes(open) ? order.indexOf(open) : null);
    rearrange((records) => moved(records, index, how));
  };
  const replace = (index: number, next: AnyRecord, id?: string) =>
    rearrange((records) => records.map((each, at) => (at === index ? next : each)), id);
  const add = () => {
    const index = newFirst ? 0 : count;
    setOpen(index);
    focusNext(`:is(input, textarea, select)[id^="${fieldId(name, `${index}.`)}"]`);
    rearrange((records) => (newFirst ? [newRecord(name), ...records] : [...records, newRecord(name)]));
  };
  const addFirst = useEffectEvent(() => wanted === fieldId(name, "new") && add());
  useEffect(() => void addFirst(), []);
  const listError = errorOf(fieldId(name, ""));
  const buttons = (
    <div className="wraps gap-3 above-4">
      {count < max && (
        <Button icon="plus" variant="line" size="row" onClick={add} data-add>
          {texts.add}
        </Button>
      )}
      {isPasted(name) && (
        <Button icon="copy" variant="line" size="row" onClick={onPaste}>
          {site.pasting.paste}
        </Button>
      )}
    </div>
  );

  return (
    <div ref={list} className={`whole-row ${styles.list}`}>
      {notes.lead && <p className="small mute below-3">{notes.lead}</p>}
      {newFirst && buttons}
      <ol hidden={count === 0}>
        {form.records.map((record, index) => {
          const { title, rest } = nameOf(name, enteredRecord(name, record));
          const toggleId = fieldId(name, `${index}.toggle`);
          const isOpen = index === open || wrong.some((id) => id.startsWith(fieldId(name, `${index}.`)));
          const confirm = () => {
            focusNext(`[id="${toggleId}"]`);
            replace(index, confirmedRecord(record));
          };
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a record is its place; its fields hold nothing of their own
            <li key={index} className={notes.isOver(record) ? "mute" : undefined}>
              <div className={`row wraps ${styles.head}`}>
                <h4>
                  <TextButton
                    id={toggleId}
                    aria-expanded={isOpen}
                    onClick={() => setOpen(index === open ? null : index)}
                  >
                    {title}
                  </TextButton>
                </h4>
                {Boolean(record.sample) && <Tag tone="gold">{site.tags.sample}</Tag>}
                {markOf(notes.storedAt(record))}
                {notes.of(record, (next) => replace(index, next))}
                <div className={classNames("row", styles.row, !isOpen && styles.closed)}>
                  {!isOpen && <p className={`cut small mute breaks fills ${styles.line}`}>{rest}</p>}
                  <ListControls
                    index={index}
                    count={count}
                    labels={{
                      up: fill(t.moveUp, { name: title }),
                      down: fill(t.moveDown, { name: title }),
                      remove: fill(t.remove, { name: title }),
                    }}
                    onMove={move}
                  />
                </div>
              </div>
              {isOpen && (
                <div className={fieldStyles.pair}>
                  {fieldsOf(name).map(([each, field]) => (
                    <RecordFieldEditor
                      key={each}
                      id={fieldId(name, `${index}.${each}`)}
                      label={labels[each] ?? ""}
                      field={field}
                      value={record[each]}
                      errorOf={errorOf}
                      onChange={(next, id) => {
                        setOpen(index);
                        replace(index, { ...record, [each]: next }, id);
                      }}
                    />
                  ))}
                  {Boolean(record.sample) && count > 1 && (
                    <p className="whole-row">
                      <TextButton aria-label={fill(site.confirmRecord, { name: title })} onClick={confirm}>
                        {site.isRight}
                      </TextButton>
                    </p>
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {listError && <p className="smaller semibold red-text above-2">{listError}</p>}
      {!newFirst && buttons}
    </div>
  );
}

/** The index of the record that a field is in: 2 for `fees.2.amount`. */
function recordIndex(field: string | null): number | null {
  const index = /\.(\d+)/.exec(field ?? "")?.[1];
  return index === undefined ? null : Number(index);
}

/**
 * Notes of a list: none if it has entries; for announcements, which one is shown, which wait, which have ended and which
 * are not saved. Only stored ones are on the website, in their stored order.
 */
function useRecordNotes(name: RecordsKey, records: readonly AnyRecord[], stored: readonly AnyRecord[]) {
  const { images, site, records: t } = useDashboardDictionary();
  const nameOf = useRecordTitle();
  const asSent = (record: AnyRecord) => JSON.stringify(enteredRecord(name, record));
  const storedTexts = stored.map(asSent);
  const storedAt = (record: AnyRecord) => storedTexts.indexOf(asSent(record));
  if (name !== "announcements") {
    return { lead: records.length === 0 ? t.none : null, of: () => null, isOver: () => false, storedAt };
  }
  const day = today();
  const lastDay = ({ until }: AnyRecord) => String(until ?? "");
  const firstDay = ({ from }: AnyRecord) => String(from ?? "");
  const phase = (record: AnyRecord) =>
    lastDay(record) ? phaseOf("announcements", { from: firstDay(record), until: lastDay(record) }, day) : null;
  const isOver = (record: AnyRecord) => phase(record) === "over";
  const shown = stored.find((record) => phase(record) === "today");
  const isShown = (record: AnyRecord) => shown !== undefined && asSent(record) === asSent(shown);
  const isStored = (record: AnyRecord) => storedAt(record) >= 0;
  const tag = (record: AnyRecord) => {
    if (!isStored(record)) return site.unsaved;
    return site.announcements[isShown(record) ? "shown" : isOver(record) ? "over" : "waits"];
  };
  return {
    lead: shown ? site.announcements.lead : site.announcements.none,
    of: (record: AnyRecord, onChange: (record: AnyRecord) => void) =>
      lastDay(record) && (
        <>
          <Tag tone={isShown(record) ? "on" : "plain"}>{tag(record)}</Tag>
          {isOver(record) && (
            <TextButton
              aria-label={fill(images.schedule.prolongOne, { name: nameOf(name, record).title })}
              onClick={() => onChange({ ...record, until: daysFromNow(30) })}
            >
              {images.schedule.prolong}
            </TextButton>
          )}
          {isStored(record) && firstDay(record) > day && <PreviewButton path="/" day={firstDay(record)} />}
        </>
      ),
    isOver,
    storedAt,
  };
}
