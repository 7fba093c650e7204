import { fileConcerns, fileSorts } from "@visiga/contracts/managed-files";
import type { UsedPlace } from "#dashboard/kit/place/dashboard-place.ts";
import tools from "#dashboard/kit/tab/tools.module.css";
import { useTypedWords } from "#platform/forms/use-typed-words.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { SelectField, TextField } from "#ui/controls/field.tsx";
import type { Selection } from "./use-selection.ts";

interface FileToolsProps {
  place: UsedPlace;
  selection: Selection;
}

/** Search, filter and sort order of the list, and the switch of selection mode. */
export function FileTools({ place, selection }: FileToolsProps) {
  const { search, sort, only, select } = useDashboardDictionary().images;
  const { words, setWords } = useTypedWords(place.q, (q) => place.arrange({ q }, place.q !== ""));
  return (
    <div className={tools.tools}>
      <search className={tools.wide}>
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
      <SelectField
        label={only.label}
        labelHidden
        value={place.only ?? ""}
        onChange={({ target }) => place.arrange({ only: fileConcerns.find((concern) => concern === target.value) })}
        className={tools.narrow}
      >
        <option value="">{only.all}</option>
        {fileConcerns.map((concern) => (
          <option key={concern} value={concern}>
            {only[concern]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={sort.label}
        labelHidden
        value={place.sort}
        onChange={({ target }) => {
          const chosen = fileSorts.find((each) => each === target.value);
          if (chosen) place.arrange({ sort: chosen });
        }}
        className={tools.narrow}
      >
        {fileSorts.map((each) => (
          <option key={each} value={each}>
            {sort[each]}
          </option>
        ))}
      </SelectField>
      <Button variant="line" onClick={selection.on ? selection.stop : selection.start}>
        {selection.on ? select.done : select.start}
      </Button>
    </div>
  );
}
