import type { EntryPage } from "@visiga/contracts/entries";
import {
  entrySorts,
  type ManagedEntry,
  type SelectionChange,
  selectionChanges,
} from "@visiga/contracts/managed-entries";
import { fill } from "@visiga/i18n/format";
import { type ChangeEvent, useId, useState } from "react";
import { SearchField } from "#dashboard/shared/lists/search-field.tsx";
import dock from "#dashboard/shared/lists/selection-dock.module.css";
import { type Selection, SelectionDock } from "#dashboard/shared/lists/selection-dock.tsx";
import { filteredPage, listFilters } from "#dashboard/shared/place/entries-search.ts";
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
  years?: readonly number[] | undefined;
}

export function EntryTools({ selection, years = [] }: EntryToolsProps) {
  const place = useEntriesSearch();
  const { images, dashboard } = useDashboardDictionary();
  const { search, options, sort, only, year, select } = images;
  // Only a phone hides the filters. They stay open if the list is filtered or not in the default order.
  const [open, setOpen] = useState(Boolean(place.only || place.year) || place.sort !== entrySorts[0]);
  const id = useId();
  const filter = (label: string, value: string | number | undefined, choose: (value: string) => void) => ({
    label,
    labelHidden: true,
    value: value ?? "",
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => choose(target.value),
    className: tools.narrow,
  });
  const choose = {
    only: (value: string) => place.arrange({ only: listFilters.find((each) => each === value), year: undefined }),
    sort: (value: string) => place.arrange({ sort: entrySorts.find((each) => each === value) ?? place.sort }),
    year: (value: string) => place.arrange({ year: Number(value) || undefined }),
  };
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
        <SelectField {...filter(only.label, place.only, choose.only)}>
          <option value="">{only.all}</option>
          <Options values={listFilters} label={(each) => only[each]} />
        </SelectField>
        <SelectField {...filter(sort.label, place.sort, choose.sort)}>
          <Options values={entrySorts} label={(each) => sort[each]} />
        </SelectField>
        {(years.length > 1 || place.year) && (
          <SelectField {...filter(year.label, place.year, choose.year)}>
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
  actions: EntryActions;
}

export function EntrySelectionDock({ selection, actions }: EntrySelectionDockProps) {
  const { select, pages } = useDashboardDictionary().images;
  const page = filteredPage(useEntriesSearch().page);
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
