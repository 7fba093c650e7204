import type { SiteKey } from "@visiga/contracts/site";
import type { SiteColumn } from "@visiga/contracts/site-catalogue";
import { fill } from "@visiga/i18n/format";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { classNames } from "#ui/class-names.ts";
import { TextAreaField, TextField } from "#ui/controls/field.tsx";
import { ListControls, type ListMove } from "./list-controls.tsx";
import styles from "./row-fields.module.css";
import { columnsOf, fieldId } from "./value-form.ts";
import { useLanguageNames, useLanguageOrder } from "./value-texts.ts";

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

export function RowFields({ name, index, count, en, sw, errorOf, onWrite, onMove }: RowFieldsProps) {
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
