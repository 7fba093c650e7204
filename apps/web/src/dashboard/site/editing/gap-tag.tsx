import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Tag } from "#ui/text/tag.tsx";
import type { TranslationGap } from "./translation-gaps.ts";

/** Says which language is missing, or is older than the other. */
export function GapTag({ state }: Pick<TranslationGap, "state">) {
  return <Tag tone="bad">{useDashboardDictionary().site.tags[state]}</Tag>;
}
