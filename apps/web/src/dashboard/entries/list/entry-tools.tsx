import type { EntryPage } from "@visiga/contracts/entries";
import {
  entrySorts,
  type ManagedEntry,
  type SelectionChange,
  selectionChanges,
} from "@visiga/contracts/managed-entries";
import { fill } from "@visiga/i18n/format";
import { useId, useState } from "react";
import { SearchField } from "#dashboard/shared/lists/search-field.tsx";
import dock from "#dashboard/shared/lists/selection-dock.module.css";
import { type Selection, SelectionDock } from "#dashboard/shared/lists/selection-dock.tsx";
import { listFilters } from "#dashboard/shared/place/entries-search.ts";
import tools from "#dashboard/shared/tab/tools.module.css";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { classNames } from "#ui/class-names.ts";
import { Button } from "#ui/controls/button.tsx";
import { Options, SelectField } from "#ui/controls/field.tsx";
import styles from "./entry-tools.module.css";
import type { EntryActions } from "./use-entry-actions.ts";
import { useEntriesSearch } from "./use-entry-list.ts";

interface EntryToolsProps {
  selection: Pick<Selection<ManagedEntry>, "on" | "start" | "stop">;
  /** The years of the listed entries, of which one can be chosen. */
  years?: readonly number[];
}

export function EntryTools({ selection, years = [] }: EntryToolsProps) {
  const place = useEntriesSearch();
  const { images, dashboard } = useDashboardDictionary();
  const { search, options, sort, only, year, select } = images;
  // Only a phone hides the filters. They stay open if the list is filtered or not in the default order.
  const [open, setOpen] = useState(Boolean(place.only || place.year) || place.sort !== entrySorts[0]);
  const id = useId();
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
      <Button variant="line" className={styles.select} onClick={selection.on ? selection.stop : selection.start}>
        {selection.on ? dashboard.done : select.start}
      </Button>
      <div id={id} className={classNames(styles.group, !open && styles.closed)}>
        <SelectField
          label={only.label}
          labelHidden
          value={place.only ?? ""}
          onChange={({ target }) =>
            place.arrange({ only: listFilters.find((filter) => filter === target.value), year: undefined })
          }
          className={tools.narrow}
        >
          <option value="">{only.all}</option>
          <Options values={listFilters} label={(filter) => only[filter]} />
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
        {(years.length > 1 || place.year) && (
          <SelectField
            label={year.label}
            labelHidden
            value={place.year ?? ""}
            onChange={({ target }) => place.arrange({ year: Number(target.value) || undefined })}
            className={tools.narrow}
          >
            <option value="">{year.all}</option>
            <Options
              values={[...new Set([...years, place.year ?? years[0] ?? 0])].map(String)}
              label={(each) => each}
            />
          </SelectField>
        )}
      </div>
    </div>
  );
}

interface EntrySelectionDockProps {
  selection: Selection<ManagedEntry>;
  page: EntryPage | undefined;
  actions: Pick<EntryActions, "changeAll">;
}

export function EntrySelectionDock({ selection, page, actions }: EntrySelectionDockProps) {
  const { select, pages } = useDashboardDictionary().images;
  const administrator = useSessionUser().role === "ADMIN";
  const { items: entries, clear } = selection;
  const offered = selectionChanges.filter((to) =>
    to === "show" ? administrator && entries.some(({ waiting }) => waiting) : to !== page,
  );
  const [wanted, setWanted] = useState<SelectionChange>();
  const to = offered.find((each) => each === wanted);
  const { mutate, isPending } = actions.changeAll;
  const change = () => {
    const onSuccess = () => {
      clear();
      // The next change asks again.
      setWanted(undefined);
    };
    if (to) mutate({ entries, to }, { onSuccess });
  };
  return (
    <SelectionDock count={entries.length} onClear={clear} busy={isPending}>
      {(disabled) => (
        <>
          <SelectField
            label={select.choose}
            labelHidden
            value={to ?? ""}
            onChange={({ target: { value } }) => setWanted(offered.find((each) => each === value))}
            className={dock.page}
          >
            <option value="">{select.choose}</option>
            <Options
              values={offered}
              label={(each) =>
                each in pages
                  ? fill(select.moveTo, { page: pages[each as EntryPage] })
                  : select.to[each as keyof typeof select.to]
              }
            />
          </SelectField>
          <Button disabled={disabled || !to} className={dock.act} onClick={change}>
            {select.act}
          </Button>
        </>
      )}
    </SelectionDock>
  );
}
