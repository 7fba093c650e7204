import type { SiteKey } from "@visiga/contracts/site";
import { useSite } from "#platform/school/site-facts.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import styles from "./sample-note.module.css";

/** Says of what stands above it that it is a sample, as long as one of those facts is. */
export function SampleNote({ of }: { of: readonly SiteKey[] }) {
  const { common } = useDictionary();
  const { samples } = useSite();
  return of.some((key) => samples.includes(key)) ? <p className={styles.note}>{common.sampleNote}</p> : null;
}
