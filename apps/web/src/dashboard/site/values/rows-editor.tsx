import type { SiteKey } from "@visiga/contracts/site";
import { fill } from "@visiga/i18n/format";
import { type ComponentProps, useId, useState } from "react";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { TextButton } from "#ui/controls/text-link.tsx";
import { Icon } from "#ui/print/icon.tsx";
import { type ListMove, moved, useMovedFocus } from "./list-controls.tsx";
import { RowFields } from "./row-fields.tsx";
import styles from "./rows-editor.module.css";
import { columnsOf, fieldId, isBilingual, type Rows, type RowsForm, type ValueForm } from "./value-form.ts";

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
        <Button variant="line" size="row" onClick={add} data-add>
          <Icon name="plus" />
          {site.roster.addRow}
        </Button>
        <Button variant="line" size="row" onClick={onPaste}>
          <Icon name="copy" />
          {site.roster.paste}
        </Button>
      </div>
    </div>
  );
}
