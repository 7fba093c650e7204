import type { SiteKey } from "@visiga/contracts/site";
import type { SiteColumn } from "@visiga/contracts/site-catalogue";
import { fill } from "@visiga/i18n/format";
import { useId, useState } from "react";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { classNames } from "#ui/class-names.ts";
import { Button } from "#ui/controls/button.tsx";
import { TextAreaField, TextField } from "#ui/controls/field.tsx";
import { TextButton } from "#ui/controls/text-link.tsx";
import { ListControls, type ListMove, moved, useMovedFocus } from "./list-controls.tsx";
import styles from "./rows-editor.module.css";
import { columnsOf, type EditorProps, fieldId, isBilingual, type Rows, type RowsForm } from "./value-form.ts";
import { useLanguageNames, useLanguageOrder } from "./value-texts.ts";

interface RowsEditorProps extends EditorProps<SiteKey, RowsForm> {
  onPaste: () => void;
  /** A long table is collapsed until one of its fields must be focused. */
  expanded: boolean;
}

/** Tables up to this length are never collapsed. */
const fewRows = 6;

const long: readonly SiteColumn[] = ["text", "note"];

/** Edits a table row by row. Each row of a bilingual table contains both languages. */
export function RowsEditor({ name, form, errorOf, onChange, onPaste, expanded }: RowsEditorProps) {
  const { roster, columns: heads } = useDashboardDictionary().site;
  const names = useLanguageNames();
  const languages = useLanguageOrder();
  const { list, focusAfter, focusNext } = useMovedFocus<HTMLDivElement>();
  const id = useId();
  const bilingual = isBilingual(name);
  const count = Math.max(form.en.length, form.sw.length);
  const [shown, setShown] = useState(count <= fewRows || expanded);
  const [wasExpanded, setWasExpanded] = useState(expanded);
  if (expanded !== wasExpanded) {
    setWasExpanded(expanded);
    if (expanded) setShown(true);
  }
  const sides = bilingual ? languages : (["en"] as const);
  const columns = columnsOf(name);
  const blank = columns.map(() => "");
  const filled = (rows: Rows): string[][] => Array.from({ length: count }, (_, at) => [...(rows[at] ?? blank)]);

  const cells = (side: "en" | "sw", row: number) =>
    columns.map((column, at) => {
      const id = fieldId(name, bilingual ? `${side}.${row}.${at}` : `${row}.${at}`);
      const label = fill(roster.cell, { column: heads[column], number: row + 1 });
      const write = (text: string) =>
        onChange((old) => {
          if (old.shape !== "rows") return old;
          const rows = filled(old[side]);
          rows[row]?.splice(at, 1, text);
          return { ...old, [side]: rows };
        }, id);
      const props = {
        id,
        label: bilingual ? `${label}, ${names[side]}` : label,
        labelHidden: true,
        lang: bilingual ? side : undefined,
        placeholder: heads[column],
        value: form[side][row]?.[at] ?? "",
        error: errorOf(id),
        autoComplete: "off",
        onChange: ({ target }: { target: { value: string } }) => write(target.value),
      };
      return long.includes(column) ? <TextAreaField key={column} {...props} /> : <TextField key={column} {...props} />;
    });
  const rearrange = (change: (rows: string[][]) => string[][]) =>
    onChange((old) => {
      if (old.shape !== "rows") return old;
      const { shape, en, sw } = old;
      return { shape, en: change(filled(en)), sw: bilingual ? change(filled(sw)) : sw };
    });
  const move = (index: number, how: ListMove) => {
    focusAfter(index, how);
    rearrange((rows) => moved(rows, index, how));
  };
  const add = () => {
    setShown(true);
    focusNext(`[id="${fieldId(name, bilingual ? `en.${count}.0` : `${count}.0`)}"]`);
    rearrange((rows) => [...rows, blank]);
  };
  const listError = errorOf(fieldId(name, bilingual ? "en" : ""));

  return (
    <div ref={list} className={styles.rows}>
      {count === 0 && <p className={styles.none}>{roster.none}</p>}
      {count > fewRows && (
        <TextButton aria-expanded={shown} aria-controls={id} onClick={() => setShown(!shown)}>
          {shown ? roster.hide : fill(roster.show, { count })}
        </TextButton>
      )}
      <ol id={id} hidden={!shown || count === 0}>
        {[...Array(shown ? count : 0).keys()].map((index) => (
          <li key={index} className={classNames(styles.row, bilingual && styles.both)}>
            <div className={`row apart mute ${styles.place}`}>
              <span>{index + 1}</span>
              <ListControls
                index={index}
                count={count}
                labels={{
                  up: fill(roster.moveUp, { number: index + 1 }),
                  down: fill(roster.moveDown, { number: index + 1 }),
                  remove: fill(roster.removeRow, { number: index + 1 }),
                }}
                onMove={move}
              />
            </div>
            {sides.map((side) => (
              <div key={side} className={`stack gap-2 ${styles.side}`}>
                {bilingual && <p aria-hidden="true">{names[side]}</p>}
                {cells(side, index)}
              </div>
            ))}
          </li>
        ))}
      </ol>
      {listError && <p className={styles.error}>{listError}</p>}
      {bilingual && shown && count > 0 && <p className={styles.hint}>{roster.emptyCells}</p>}
      <div className={`wraps gap-3 ${styles.actions}`}>
        <Button icon="plus" variant="line" size="row" onClick={add} data-add>
          {roster.addRow}
        </Button>
        <Button icon="copy" variant="line" size="row" onClick={onPaste}>
          {roster.paste}
        </Button>
      </div>
    </div>
  );
}
