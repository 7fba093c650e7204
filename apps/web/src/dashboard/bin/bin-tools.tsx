import type { BinEntry } from "@visiga/contracts/bin";
import { searchLimits } from "@visiga/contracts/fields";
import type { Selection } from "#dashboard/shared/lists/use-selection.ts";
import tools from "#dashboard/shared/tab/tools.module.css";
import { useTypedWords } from "#platform/forms/use-typed-words.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { TextField } from "#ui/controls/field.tsx";

interface BinToolsProps {
  search: string;
  onSearch: (words: string) => void;
  selection: Selection<BinEntry>;
}

export function BinTools({ search, onSearch, selection }: BinToolsProps) {
  const { bin, images } = useDashboardDictionary();
  const { words, setWords } = useTypedWords(search, onSearch);
  return (
    <div className={tools.tools}>
      <search className={tools.wide}>
        <TextField
          type="search"
          label={bin.search}
          labelHidden
          maxLength={searchLimits.length}
          placeholder={bin.search}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </search>
      <Button variant="line" onClick={selection.on ? selection.stop : selection.start}>
        {selection.on ? images.select.done : images.select.start}
      </Button>
    </div>
  );
}
