import type { BinEntry } from "@visiga/contracts/bin";
import dock from "#dashboard/shared/lists/selection-dock.module.css";
import { SelectionDock } from "#dashboard/shared/lists/selection-dock.tsx";
import type { Selection } from "#dashboard/shared/lists/use-selection.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { Icon } from "#ui/print/icon.tsx";

interface BinSelectionDockProps {
  selection: Selection<BinEntry>;
  onRestore: () => Promise<boolean>;
  /** Undefined if the user may not delete permanently. */
  onDelete: (() => void) | undefined;
}

export function BinSelectionDock({ selection, onRestore, onDelete }: BinSelectionDockProps) {
  const { bin } = useDashboardDictionary();
  return (
    <SelectionDock selection={selection}>
      {({ disabled, act }) => (
        <>
          <Button disabled={disabled} className={dock.act} onClick={() => act(onRestore)}>
            <Icon name="restore" />
            {bin.restore}
          </Button>
          {onDelete && (
            <Button variant="line" disabled={disabled} className={dock.act} onClick={onDelete}>
              <Icon name="delete" />
              {bin.deleteForGood}
            </Button>
          )}
        </>
      )}
    </SelectionDock>
  );
}
