import { type FilePage, filePages } from "@visiga/contracts/files";
import type { ManagedFile } from "@visiga/contracts/managed-files";
import { fill } from "@visiga/i18n/format";
import { useState } from "react";
import dock from "#dashboard/shared/lists/selection-dock.module.css";
import { SelectionDock } from "#dashboard/shared/lists/selection-dock.tsx";
import type { Selection } from "#dashboard/shared/lists/use-selection.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { Options, SelectField } from "#ui/controls/field.tsx";
import { Icon } from "#ui/print/icon.tsx";
import type { FileActions } from "./use-file-actions.ts";

interface FileSelectionDockProps {
  selection: Selection<ManagedFile>;
  page: FilePage | undefined;
  actions: Pick<FileActions, "move" | "bin">;
}

export function FileSelectionDock({ selection, page, actions }: FileSelectionDockProps) {
  const { select, pages } = useDashboardDictionary().images;
  const targets = filePages.filter((each) => each !== page);
  const [wanted, setWanted] = useState<FilePage | null>(null);
  const target = targets.find((each) => each === wanted);
  const { items: files, clear } = selection;
  const move = (to: FilePage) => {
    const onSuccess = () => {
      clear();
      // The next move asks again.
      setWanted(null);
    };
    actions.move.mutate({ moved: files, page: to }, { onSuccess });
  };
  const bin = () => actions.bin.mutate(files, { onSuccess: clear });
  return (
    <SelectionDock selection={selection} busy={actions.move.isPending || actions.bin.isPending}>
      {(disabled) => (
        <>
          <SelectField
            label={select.movePage}
            labelHidden
            value={target ?? ""}
            onChange={({ target: { value } }) => setWanted(targets.find((each) => each === value) ?? null)}
            className={dock.page}
          >
            <option value="">{select.choosePage}</option>
            <Options values={targets} label={(each) => fill(select.moveTo, { page: pages[each] })} />
          </SelectField>
          <Button disabled={disabled || !target} className={dock.act} onClick={() => target && move(target)}>
            <Icon name="move" />
            {select.move}
          </Button>
          <Button variant="line" disabled={disabled} className={dock.act} onClick={bin}>
            <Icon name="delete" />
            {select.toBin}
          </Button>
        </>
      )}
    </SelectionDock>
  );
}
