import { type EntryPage, entryPages } from "@visiga/contracts/entries";
import { entryFilters, entrySorts, type ManagedEntry } from "@visiga/contracts/managed-entries";
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
import styles from "./entry-tools.module.css";
import type { EntryActions } from "./use-entry-actions.ts";
import { useEntriesSearch } from "./use-entry-list.ts";

const listFilters = [...entryFilters, "bin"] as const;
const reviewFilters: readonly (typeof listFilters)[number][] = ["waiting", "sentBack"];

export function EntryTools({ selection }: { selection: Pick<Selection<ManagedEntry>, "on" | "start" | "stop"> }) {
  const place = useEntriesSearch();
  const { images, dashboard } = useDashboardDictionary();
  const { search, options, sort, only, select } = images;
  // Only a phone hides the filters. They stay open if the list is filtered or not in the default order.
  const [open, setOpen] = useState(place.only !== undefined || place.sort !== entrySorts[0] || selection.on);
  const id = useId();
  const reviewed = useReviewRule()?.required;
  const filters = listFilters.filter((each) => reviewed || !reviewFilters.includes(each) || each === place.only);
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
          onChange={({ target }) => place.arrange({ only: listFilters.find((filter) => filter === target.value) })}
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
            place.arrange({ sort: entrySorts.find((each) => each === target.value) ?? place.sort })
          }
          className={tools.narrow}
        >
          <Options values={entrySorts} label={(each) => sort[each]} />
        </SelectField>
        <Button variant="line" onClick={selection.on ? selection.stop : selection.start}>
          {selection.on ? dashboard.done : select.start}
        </Button>
      </div>
    </div>
  );
}

interface EntrySelectionDockProps {
  selection: Selection<ManagedEntry>;
  page: EntryPage | undefined;
  actions: Pick<EntryActions, "move" | "bin">;
}

export function EntrySelectionDock({ selection, page, actions }: EntrySelectionDockProps) {
  const { select, pages } = useDashboardDictionary().images;
  const targets = entryPages.filter((each) => each !== page);
  const [wanted, setWanted] = useState<EntryPage | null>(null);
  const target = targets.find((each) => each === wanted);
  const { items: entries, clear } = selection;
  const move = (to: EntryPage) => {
    const onSuccess = () => {
      clear();
      // The next move asks again.
      setWanted(null);
    };
    actions.move.mutate({ moved: entries, page: to }, { onSuccess });
  };
  const bin = () => actions.bin.mutate(entries, { onSuccess: clear });
  return (
    <SelectionDock count={entries.length} onClear={clear} busy={actions.move.isPending || actions.bin.isPending}>
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
