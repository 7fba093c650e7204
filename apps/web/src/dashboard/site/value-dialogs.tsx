import type { SiteKey } from "@visiga/contracts/site";
import type { ValueKey } from "@visiga/contracts/site-texts";
import { fill } from "@visiga/i18n/format";
import { type ReactNode, useState } from "react";
import { ConflictDialog } from "#dashboard/shared/dialogs/conflict-dialog.tsx";
import { ConfirmDialog, Dialog } from "#dashboard/shared/dialogs/dialog.tsx";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useValueName } from "#dashboard/shared/words/names.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { TextAreaField } from "#ui/controls/field.tsx";
import { RadioTabs } from "#ui/controls/radio-tabs.tsx";
import { SheetTable } from "#ui/lists/sheet-table.tsx";
import type { SiteEdits } from "./editing/use-site-edits.ts";
import type { useSiteSave } from "./editing/use-site-save.ts";
import { type StoredValue, useSiteRefresh } from "./editing/use-site-values.ts";
import samples from "./samples.module.css";
import { SendDialog } from "./send-dialog.tsx";
import pasteStyles from "./values/paste-dialog.module.css";
import { spreadsheetRows } from "./values/spreadsheet-rows.ts";
import { columnsOf, isBilingual, toForm } from "./values/value-form.ts";
import { useLanguageNames, useValueTexts } from "./values/value-texts.ts";
import { VersionsDialog } from "./versions-dialog.tsx";

export type ValueDialog =
  | { readonly what: "versions" | "send"; readonly key: ValueKey }
  | { readonly what: "paste"; readonly key: SiteKey };

interface ValueDialogsProps {
  edits: SiteEdits;
  saving: ReturnType<typeof useSiteSave>;
  open: ValueDialog | null;
  onClose: () => void;
}

export function ValueDialogs({ edits, saving, open, onClose }: ValueDialogsProps) {
  const { site } = useDashboardDictionary();
  const nameOf = useValueName();
  const { put, refresh } = useSiteRefresh();
  const showToast = useToast();
  const returned = (stored: StoredValue) => {
    const { key, version } = stored;
    const typed = edits.isChanged(key) ? edits.editOf(key) : undefined;
    put(stored);
    edits.settle(key, version);
    onClose();
    showToast(site.versions.returned, typed && (() => edits.restore(key, { ...typed, version })));
    void refresh();
  };
  const replaced = (key: SiteKey, side: "en" | "sw", rows: string[][]) => {
    edits.change(key, (form) => (form.shape === "rows" ? { ...form, [side]: rows } : form));
    onClose();
    showToast(site.roster.replaced);
  };
  return (
    <>
      <ConfirmDialog
        open={saving.unchanged.length > 0}
        title={site.confirmMany.title}
        question={site.confirmMany.question}
        confirmLabel={site.confirmRecords}
        onConfirm={saving.confirmUnchanged}
        onClose={saving.leaveUnchanged}
      >
        <ul className={samples.list}>
          {saving.unchanged.map((key) => (
            <li key={key}>{nameOf(key)}</li>
          ))}
        </ul>
      </ConfirmDialog>
      {open?.what === "versions" && (
        <VersionsDialog stored={edits.storedOf(open.key)} onClose={onClose} onReturned={returned} />
      )}
      {open?.what === "send" && <SendDialog stored={edits.storedOf(open.key)} onClose={onClose} />}
      {open?.what === "paste" && (
        <PasteDialog name={open.key} onClose={onClose} onReplace={(side, rows) => replaced(open.key, side, rows)} />
      )}
      {saving.conflict && <SiteConflict key={saving.conflict.theirs.key} conflict={saving.conflict} edits={edits} />}
    </>
  );
}

interface SiteConflictProps {
  conflict: NonNullable<ReturnType<typeof useSiteSave>["conflict"]>;
  edits: SiteEdits;
}

function SiteConflict({ conflict, edits }: SiteConflictProps) {
  const nameOf = useValueName();
  const names = useLanguageNames();
  const valueTexts = useValueTexts();
  const { key, value } = conflict.theirs;
  const theirTexts = valueTexts(key, toForm(key, value));
  const fields = valueTexts(key, edits.toForm(key)).map(({ side, text }, index) => ({
    label: `${nameOf(key)}, ${names[side]}`,
    yours: text,
    theirs: theirTexts[index]?.text ?? "",
  }));
  return <ConflictDialog fields={fields} {...conflict} />;
}

interface PasteDialogProps {
  name: SiteKey;
  onClose: () => void;
  onReplace: (side: "en" | "sw", rows: string[][]) => void;
}

const maxCellLength = 5000;

function PasteDialog({ name, onClose, onReplace }: PasteDialogProps) {
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
    return problem ? <b className={pasteStyles.wrong}>{problem}</b> : cell;
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
            className={pasteStyles.sides}
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
      <div className={pasteStyles.preview}>
        <p role="status">{rows.length > 0 && read}</p>
        {rows.length > 0 && (
          <SheetTable caption={site.keys[name]} head={heads} rows={rows.map((row) => row.map(shown))} />
        )}
      </div>
    </Dialog>
  );
}
