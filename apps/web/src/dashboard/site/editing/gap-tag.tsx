import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Tag } from "#ui/text/tag.tsx";
import type { TranslationGap } from "./translation-gaps.ts";

/** Says which language is missing, or is older than the other. */
export function GapTag({ state }: Pick<TranslationGap, "state">) {
  const { tags } = useDashboardDictionary().site;
  const words = {
    missing: tags.noSwahili,
    englishMissing: tags.noEnglish,
    englishLater: tags.englishChanged,
    swahiliLater: tags.swahiliChanged,
  };
  return <Tag tone="bad">{words[state]}</Tag>;
}
