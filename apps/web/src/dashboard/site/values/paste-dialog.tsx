import type { SiteKey } from "@visiga/contracts/site";
import { fill } from "@visiga/i18n/format";
import { type ReactNode, useState } from "react";
import { Dialog } from "#dashboard/shared/dialogs/dialog.tsx";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { TextAreaField } from "#ui/controls/field.tsx";
import { RadioTabs } from "#ui/controls/radio-tabs.tsx";
import { SheetTable } from "#ui/lists/sheet-table.tsx";
import styles from "./paste-dialog.module.css";
import { spreadsheetRows } from "./spreadsheet-rows.ts";
import { columnsOf, isBilingual } from "./value-form.ts";
import { useLanguageNames } from "./value-texts.ts";

interface PasteDialogProps {
  name: SiteKey;
  onClose: () => void;
  onReplace: (side: "en" | "sw", rows: string[][]) => void;
}

const maxCellLength = 5000;

export function PasteDialog({ name, onClose, onReplace }: PasteDialogProps) {
  const { site, dashboard } = useDashboardDictionary();
  const names = useLanguageNames();
  const [side, setSide] = useState<"en" | "sw">("en");
  const [text, setText] = useState("");
  const { roster } = site;
  const columns = columnsOf(name);
  const heads = columns.map((column) => site.columns[column]);
  const rows = spreadsheetRows(text, columns.length, [...columns, ...heads]);

  const gap = (column: number) => {
    if (columns[column] === "name") return roster.noName;
    return columns[column] === "parish" ? roster.noParish : roster.noCell;
  };
  const wrong = (cell: string, column: number) =>
    cell === "" ? gap(column) : cell.length > maxCellLength ? roster.tooLong : null;
  const shown = (cell: string, column: number): ReactNode => {
    const problem = wrong(cell, column);
    return problem ? <b className={styles.wrong}>{problem}</b> : cell;
  };
  const toLookAt = rows.filter((row) => row.some(wrong)).length;
  const read = toLookAt
    ? fill(roster.toLookAt, { count: rows.length, wrong: toLookAt })
    : fill(roster.read, { count: rows.length });

  const hints: { readonly [Key in SiteKey]?: string } = {
    firstStudents: roster.hintName,
    deceasedStudents: roster.hintNameParish,
    firstAssignments: roster.hintNameAssignmentYear,
  };
  const actions = (
    <>
      <Button variant="line" onClick={onClose}>
        {dashboard.cancel}
      </Button>
      <Button disabled={rows.length === 0} onClick={() => onReplace(side, rows)}>
        {roster.replaceAll}
      </Button>
    </>
  );
  return (
    <Dialog wide title={`${roster.paste}: ${site.keys[name]}`} onClose={onClose} actions={actions}>
      <div>
        {isBilingual(name) && (
          <RadioTabs
            label={roster.side}
            options={(["en", "sw"] as const).map((value) => ({ value, label: names[value] }))}
            value={side}
            onChange={setSide}
            className={styles.sides}
          />
        )}
        <TextAreaField
          label={roster.pasted}
          hint={hints[name] ?? fill(roster.hintColumns, { columns: heads.join(", ") })}
          rows={9}
          value={text}
          onChange={({ target }) => setText(target.value)}
          data-autofocus
        />
      </div>
      <div className={styles.preview}>
        <p role="status">{rows.length > 0 && read}</p>
        {rows.length > 0 && (
          <SheetTable caption={site.keys[name]} head={heads} rows={rows.map((row) => row.map(shown))} />
        )}
      </div>
    </Dialog>
  );
}
