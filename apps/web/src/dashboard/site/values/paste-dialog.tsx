import type { RecordsKey } from "@visiga/contracts/site";
import { isWords } from "@visiga/contracts/site-fields";
import { isShownInstead } from "@visiga/contracts/spreadsheet-cells";
import { fill } from "@visiga/i18n/format";
import { type ReactNode, useState } from "react";
import { Dialog } from "#dashboard/shared/dialogs/dialog.tsx";
import { LanguageTabs } from "#dashboard/shared/forms/language-tabs.tsx";
import { spreadsheetRows } from "#dashboard/shared/forms/spreadsheet-rows.ts";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { checkForm } from "#platform/forms/form-issues.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { TextAreaField } from "#ui/controls/field.tsx";
import { SheetTable } from "#ui/lists/sheet-table.tsx";
import { fieldsOf, withPastedRows } from "./record-form.ts";
import type { ValueForm } from "./value-form.ts";

interface PasteDialogProps {
  name: RecordsKey;
  change: (key: RecordsKey, change: (form: ValueForm) => ValueForm) => void;
  onClose: () => void;
}

export function PasteDialog({ name, change, onClose }: PasteDialogProps) {
  const { site, dashboard, errors, letters, records } = useDashboardDictionary();
  const [side, setSide] = useState<"en" | "sw">("en");
  const [text, setText] = useState("");
  const { pasting } = site;
  const showToast = useToast();
  const labels: Readonly<Record<string, string>> = records.of[name].fields;
  const columns = fieldsOf(name);
  const heads = columns.map(([column]) => labels[column] ?? column);
  const rows = spreadsheetRows(text, columns.length, [...columns.map(([column]) => column), ...heads]).map(
    ({ cells }) => cells,
  );
  const gaps: Readonly<Record<string, string>> = { name: pasting.noName, parish: pasting.noParish };

  const wrong = (cell: string, at: number): string | undefined => {
    const [column, field] = columns[at] ?? [];
    if (cell === "" || !field) return gaps[column ?? ""] ?? pasting.noCell;
    if (isShownInstead(cell)) return letters.problems.notShown;
    const [code] = Object.values(checkForm(field.schema, isWords(field) ? { en: cell, sw: null } : cell).issues ?? {});
    return code && errors.issue[code];
  };
  const shown = (cell: string, at: number): ReactNode => {
    const problem = wrong(cell, at);
    return problem ? <b className="semibold red-text">{problem}</b> : cell;
  };
  const toLookAt = rows.filter((row) => row.some(wrong)).length;
  const read = toLookAt
    ? fill(pasting.toLookAt, { count: rows.length, wrong: toLookAt })
    : fill(pasting.read, { count: rows.length });
  const replaceAll = () => {
    change(name, (form) =>
      form.shape === "records" ? { ...form, records: withPastedRows(name, form.records, rows, side) } : form,
    );
    onClose();
    showToast(pasting.replaced);
  };
  const actions = (
    <>
      <Button variant="line" onClick={onClose}>
        {dashboard.cancel}
      </Button>
      <Button disabled={rows.length === 0} onClick={replaceAll}>
        {pasting.replaceAll}
      </Button>
    </>
  );
  return (
    <Dialog wide title={`${pasting.paste}: ${site.keys[name]}`} onClose={onClose} actions={actions}>
      <div>
        {columns.some(([, field]) => isWords(field)) && (
          <LanguageTabs label={pasting.side} value={side} onChange={setSide} className="above-4" />
        )}
        <TextAreaField
          label={pasting.pasted}
          hint={fill(pasting.hint, { columns: heads.join(", ") })}
          rows={9}
          value={text}
          onChange={({ target }) => setText(target.value)}
          data-autofocus
        />
      </div>
      <div className="breaks shrinks above-5">
        <p role="status" className="strong below-2">
          {rows.length > 0 && read}
        </p>
        {rows.length > 0 && (
          <SheetTable caption={site.keys[name]} head={heads} rows={rows.map((row) => row.map(shown))} />
        )}
      </div>
    </Dialog>
  );
}
