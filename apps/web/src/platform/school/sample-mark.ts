import type { SiteKey } from "@visiga/contracts/site";
import { useDictionary } from "#platform/words/dictionary.ts";
import { useSite } from "./site-content.ts";

/** What to say of facts as long as one of them is a sample. */
export function useSampleMark(): (...of: SiteKey[]) => string | undefined {
  const { common } = useDictionary();
  const { samples } = useSite();
  return (...of) => (of.some((key) => samples.includes(key)) ? common.sampleNote : undefined);
}
