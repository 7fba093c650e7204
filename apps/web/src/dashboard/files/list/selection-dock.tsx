import { type FilePage, filePages } from "@visiga/contracts/files";
import { fill } from "@visiga/i18n/format";
import { useState } from "react";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { SelectField } from "#ui/controls/field.tsx";
import { IconButton } from "#ui/controls/icon-button.tsx";
import { Icon } from "#ui/print/icon.tsx";
import styles from "./selection-dock.module.css";
import type { FileActions } from "./use-file-actions.ts";
import type { Selection } from "./use-selection.ts";
import { useToastLift } from "./use-toast-lift.ts";

interface SelectionDockProps {
  selection: Selection;
  /** The listed page; undefined for all pages. */
  page: FilePage | undefined;
  actions: Pick<FileActions, "move" | "bin">;
  /** The selected files may have left the list, and the focus with them. */
  onGone: () => void;
}

/** Number of selected files and the bulk actions. */
export function SelectionDock({ selection, page, actions, onGone }: SelectionDockProps) {
  const { select, pages } = useDashboardDictionary().images;
  const targets = filePages.filter((each) => each !== page);
  const [wanted, setWanted] = useState<FilePage>("GALLERY");
  const target = targets.includes(wanted) ? wanted : (targets[0] ?? "HOME");
  const [busy, setBusy] = useState(false);
  const dock = useToastLift<HTMLDivElement>();
  const { files, clear } = selection;
  const count = files.length;
  const disabled = busy || count === 0;

  const act = async (work: () => Promise<boolean>) => {
    setBusy(true);
    const done = await work();
    setBusy(false);
    if (!done) return;
    clear();
    onGone();
  };

  return (
    <>
      <div className={styles.room} />
      <section ref={dock} className={`night ${styles.dock}`} aria-label={select.label}>
        <IconButton icon="close" label={select.clear} disabled={count === 0} onClick={clear} />
        <b role="status">{fill(count === 1 ? select.countOne : select.countMany, { count })}</b>
        <SelectField
          label={select.movePage}
          labelHidden
          value={target}
          onChange={({ target: { value } }) => setWanted(targets.find((each) => each === value) ?? target)}
          className={styles.page}
        >
          {targets.map((each) => (
            <option key={each} value={each}>
              {fill(select.moveTo, { page: pages[each] })}
            </option>
          ))}
        </SelectField>
        <Button disabled={disabled} className={styles.act} onClick={() => void act(() => actions.move(files, target))}>
          <Icon name="move" />
          {select.move}
        </Button>
        <Button
          variant="line"
          disabled={disabled}
          className={styles.act}
          onClick={() => void act(() => actions.bin(files))}
        >
          <Icon name="delete" />
          {select.toBin}
        </Button>
      </section>
    </>
  );
}
