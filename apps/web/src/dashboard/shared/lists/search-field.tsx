import { searchLimits } from "@visiga/contracts/fields";
import type { ComponentProps } from "react";
import { useDebouncedInput } from "#platform/forms/use-debounced-input.ts";
import { TextField } from "#ui/controls/field.tsx";

interface SearchFieldProps extends Pick<ComponentProps<typeof TextField>, "id" | "autoComplete" | "className"> {
  label: string;
  search: string;
  /** Called when typing pauses. */
  onSearch: (words: string) => void;
}

export function SearchField({ label, search, onSearch, ...field }: SearchFieldProps) {
  const { words, setWords } = useDebouncedInput(search, onSearch);
  return (
    <TextField
      {...field}
      type="search"
      label={label}
      labelHidden
      maxLength={searchLimits.length}
      placeholder={label}
      value={words}
      onChange={({ target }) => setWords(target.value)}
    />
  );
}
