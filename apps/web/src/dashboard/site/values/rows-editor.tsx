import type { SiteKey } from "@visiga/contracts/site";
import type { SiteColumn } from "@visiga/contracts/site-catalogue";
import { fill } from "@visiga/i18n/format";
import { type ComponentProps, useId, useState } from "react";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { classNames } from "#ui/class-names.ts";
import { Button } from "#ui/controls/button.tsx";
import { TextAreaField, TextField } from "#ui/controls/field.tsx";
import { TextButton } from "#ui/controls/text-link.tsx";
import { ListControls, type ListMove, moved, useMovedFocus } from "./list-controls.tsx";
import styles from "./rows-editor.module.css";
import { columnsOf, fieldId, isBilingual, type Rows, type RowsForm, type ValueForm } from "./value-form.ts";
import { useLanguageNames, useLanguageOrder } from "./value-texts.ts";

interface RowsEditorProps {
  name: SiteKey;
  form: RowsForm;
  errorOf: (id: string) => string | undefined;
  onChange: (change: (form: ValueForm) => ValueForm, id?: string) => void;
  onPaste: () => void;
  /** A long table is collapsed until one of its fields must be focused. */
  expanded: boolean;
}

/** Tables up to this length are never collapsed. */
const fewRows = 6;

/** Edits a table row by row. Each row of a bilingual table contains both languages. */
export function RowsEditor({ name, form, errorOf, onChange, onPaste, expanded }: RowsEditorProps) {
  const { site } = useDashboardDictionary();
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
  const blank = columnsOf(name).map(() => "");
  const filled = (rows: Rows): string[][] => Array.from({ length: count }, (_, at) => [...(rows[at] ?? blank)]);

  const write: ComponentProps<typeof RowFields>["onWrite"] = (side, row, column, text, field) =>
    onChange((old) => {
      if (old.shape !== "rows") return old;
      const rows = filled(old[side]);
      rows[row]?.splice(column, 1, text);
      return { ...old, [side]: rows };
    }, field);
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
      {count === 0 && <p className={styles.none}>{site.roster.none}</p>}
      {count > fewRows && (
        <TextButton aria-expanded={shown} aria-controls={id} onClick={() => setShown(!shown)}>
          {shown ? site.roster.hide : fill(site.roster.show, { count })}
        </TextButton>
      )}
      <ol id={id} hidden={!shown || count === 0}>
        {(shown ? filled(form.en) : []).map((_, index) => (
          <RowFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; its fields hold nothing of their own
            key={index}
            name={name}
            index={index}
            count={count}
            en={form.en[index] ?? blank}
            sw={bilingual ? (form.sw[index] ?? blank) : null}
            errorOf={errorOf}
            onWrite={write}
            onMove={move}
          />
        ))}
      </ol>
      {listError && <p className={styles.error}>{listError}</p>}
      {bilingual && shown && count > 0 && <p className={styles.hint}>{site.roster.swahiliCells}</p>}
      <div className={styles.actions}>
        <Button icon="plus" variant="line" size="row" onClick={add} data-add>
          {site.roster.addRow}
        </Button>
        <Button icon="copy" variant="line" size="row" onClick={onPaste}>
          {site.roster.paste}
        </Button>
      </div>
    </div>
  );
}

interface RowFieldsProps {
  name: SiteKey;
  index: number;
  count: number;
  en: readonly string[];
  sw: readonly string[] | null;
  errorOf: (id: string) => string | undefined;
  onWrite: (side: "en" | "sw", row: number, column: number, text: string, id: string) => void;
  onMove: (index: number, move: ListMove) => void;
}

const long: readonly SiteColumn[] = ["text", "note"];

function RowFields({ name, index, count, en, sw, errorOf, onWrite, onMove }: RowFieldsProps) {
  const { roster, columns: heads } = useDashboardDictionary().site;
  const names = useLanguageNames();
  const sides = useLanguageOrder();
  const number = index + 1;
  const side = (which: "en" | "sw", cells: readonly string[]) =>
    columnsOf(name).map((column, at) => {
      const id = fieldId(name, sw ? `${which}.${index}.${at}` : `${index}.${at}`);
      const label = fill(roster.cell, { column: heads[column], number });
      const props = {
        id,
        label: sw ? `${label}, ${names[which]}` : label,
        labelHidden: true,
        lang: sw ? which : undefined,
        placeholder: heads[column],
        value: cells[at] ?? "",
        error: errorOf(id),
        autoComplete: "off",
        onChange: ({ target }: { target: { value: string } }) => onWrite(which, index, at, target.value, id),
      };
      return long.includes(column) ? <TextAreaField key={column} {...props} /> : <TextField key={column} {...props} />;
    });
  return (
    <li className={classNames(styles.row, sw && styles.both)}>
      <div className={styles.place}>
        <span>{number}</span>
        <ListControls
          index={index}
          count={count}
          labels={{
            up: fill(roster.moveUp, { number }),
            down: fill(roster.moveDown, { number }),
            remove: fill(roster.removeRow, { number }),
          }}
          onMove={onMove}
        />
      </div>
      {sw ? (
        sides.map((which) => (
          <div key={which} className={styles.side}>
            <p aria-hidden="true">{names[which]}</p>
            {side(which, which === "en" ? en : sw)}
          </div>
        ))
      ) : (
        <div className={styles.side}>{side("en", en)}</div>
      )}
    </li>
  );
}
