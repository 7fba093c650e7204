import type { ValueKey } from "@visiga/contracts/site-texts";
import { useState } from "react";
import { useValueName } from "#dashboard/shared/words/value-name.ts";
import type { SiteEdits } from "#dashboard/site/editing/use-site-edits.ts";
import { useValueTexts } from "#dashboard/site/values/value-texts.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { TextField } from "#ui/controls/field.tsx";

/** The search in a long list of values: its field, and a filter by the words of their names and texts. */
export function useFoundValues({ toForm, isChanged, marksOf }: SiteEdits) {
  const { texts } = useDashboardDictionary().site;
  const nameOf = useValueName();
  const textsOf = useValueTexts();
  const [words, setWords] = useState("");
  const wanted = words.trim().toLowerCase();
  const isFound = (key: ValueKey): boolean => {
    if (isChanged(key) || marksOf(key).failure) return true;
    const said = [nameOf(key), ...textsOf(key, toForm(key)).map(({ text }) => text)];
    return said.some((text) => text.toLowerCase().includes(wanted));
  };
  const field = (
    <search>
      <TextField
        type="search"
        label={texts.find}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        // Enter would save the form.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
    </search>
  );
  return { field, isFound };
}
