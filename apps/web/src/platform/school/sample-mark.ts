import type { SiteKey } from "@visiga/contracts/site";
import { useDictionary } from "#platform/words/dictionary.ts";
import { useSite } from "./site-content.ts";

/** Returns a function that gives the sample note if any of the given site values is a sample. */
export function useSampleMark(): (...of: SiteKey[]) => string | undefined {
  const { common } = useDictionary();
  const { samples } = useSite();
  return (...of) => (of.some((key) => samples.includes(key)) ? common.sampleNote : undefined);
}
