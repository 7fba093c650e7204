import { type FileFilter, fileFilters, fileSorts, type ManagedFile } from "@visiga/contracts/managed-files";
import { useId, useState } from "react";
import type { Selection } from "#dashboard/shared/lists/use-selection.ts";
import { useReviewRule } from "#dashboard/shared/review/use-review-rule.ts";
import tools from "#dashboard/shared/tab/tools.module.css";
import { useDebouncedInput } from "#platform/forms/use-debounced-input.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { classNames } from "#ui/class-names.ts";
import { Button } from "#ui/controls/button.tsx";
import { Options, SelectField, TextField } from "#ui/controls/field.tsx";
import { Icon } from "#ui/print/icon.tsx";
import styles from "./file-tools.module.css";
import { useFilesSearch } from "./use-file-list.ts";

const reviewFilters: readonly FileFilter[] = ["waiting", "sentBack"];

export function FileTools({ selection }: { selection: Selection<ManagedFile> }) {
  const place = useFilesSearch();
  const { search, options, sort, only, select } = useDashboardDictionary().images;
  // Only a phone hides the filters. They stay open if the list is filtered or not in the default order.
  const [open, setOpen] = useState(place.only !== undefined || place.sort !== fileSorts[0] || selection.on);
  const id = useId();
  const reviewed = useReviewRule()?.required;
  const filters = fileFilters.filter((each) => reviewed || !reviewFilters.includes(each) || each === place.only);
  const { words, setWords } = useDebouncedInput(place.q, (q) => place.arrange({ q }, place.q !== ""));
  return (
    <div className={tools.tools}>
      <search className={classNames(tools.wide, styles.search)}>
        <TextField
          type="search"
          label={search.label}
          labelHidden
          maxLength={100}
          placeholder={search.label}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </search>
      <div className={styles.opener}>
        <Button variant="line" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <Icon name="filter" />
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
          {selection.on ? select.done : select.start}
        </Button>
      </div>
    </div>
  );
}
