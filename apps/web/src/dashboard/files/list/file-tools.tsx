import { type FilePage, filePages } from "@visiga/contracts/files";
import { type FileFilter, fileFilters, fileSorts, type ManagedFile } from "@visiga/contracts/managed-files";
import { fill } from "@visiga/i18n/format";
import { useId, useState } from "react";
import { SearchField } from "#dashboard/shared/lists/search-field.tsx";
import dock from "#dashboard/shared/lists/selection-dock.module.css";
import { type Selection, SelectionDock } from "#dashboard/shared/lists/selection-dock.tsx";
import { useReviewRule } from "#dashboard/shared/review/use-review-rule.ts";
import tools from "#dashboard/shared/tab/tools.module.css";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { classNames } from "#ui/class-names.ts";
import { Button } from "#ui/controls/button.tsx";
import { Options, SelectField } from "#ui/controls/field.tsx";
import styles from "./file-tools.module.css";
import type { FileActions } from "./use-file-actions.ts";
import { useFilesSearch } from "./use-file-list.ts";

const reviewFilters: readonly FileFilter[] = ["waiting", "sentBack"];

export function FileTools({ selection }: { selection: Selection<ManagedFile> }) {
  const place = useFilesSearch();
  const { images, dashboard } = useDashboardDictionary();
  const { search, options, sort, only, select } = images;
  // Only a phone hides the filters. They stay open if the list is filtered or not in the default order.
  const [open, setOpen] = useState(place.only !== undefined || place.sort !== fileSorts[0] || selection.on);
  const id = useId();
  const reviewed = useReviewRule()?.required;
  const filters = fileFilters.filter((each) => reviewed || !reviewFilters.includes(each) || each === place.only);
  return (
    <div className={`wraps gap-3 ${tools.tools}`}>
      <search className={classNames(tools.wide, styles.search)}>
        <SearchField label={search} search={place.q} onSearch={(q) => place.arrange({ q }, place.q !== "")} />
      </search>
      <div className={styles.opener}>
        <Button icon="filter" variant="line" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {options}
        </Button>
      </div>
      <div id={id} className={classNames(styles.group, !open && styles.closed)}>
        <SelectField
          label={only.label}
          labelHidden
          value={place.only ?? ""}
          onChange={({ target }) => place.arrange({ only: fileFilters.find((filter) => filter === target.value) })}
          className={tools.narrow}
        >
          <option value="">{only.all}</option>
          <Options values={filters} label={(filter) => only[filter]} />
        </SelectField>
        <SelectField
          label={sort.label}
          labelHidden
          value={place.sort}
          onChange={({ target }) =>
            place.arrange({ sort: fileSorts.find((each) => each === target.value) ?? place.sort })
          }
          className={tools.narrow}
        >
          <Options values={fileSorts} label={(each) => sort[each]} />
        </SelectField>
        <Button variant="line" onClick={selection.on ? selection.stop : selection.start}>
          {selection.on ? dashboard.done : select.start}
        </Button>
      </div>
    </div>
  );
}

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
    <SelectionDock count={files.length} onClear={clear} busy={actions.move.isPending || actions.bin.isPending}>
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
          <Button
            icon="move"
            disabled={disabled || !target}
            className={dock.act}
            onClick={() => target && move(target)}
          >
            {select.move}
          </Button>
          <Button icon="delete" variant="line" disabled={disabled} className={dock.act} onClick={bin}>
            {select.toBin}
          </Button>
        </>
      )}
    </SelectionDock>
  );
}
