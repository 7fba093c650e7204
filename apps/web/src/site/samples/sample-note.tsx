import type { SiteKey } from "@visiga/contracts/site";
import { useSampleMark } from "#platform/school/sample-mark.ts";
import styles from "./sample-note.module.css";

/** Says of what stands above it that it is a sample, as long as one of those facts is. */
export function SampleNote({ of }: { of: readonly SiteKey[] }) {
  const mark = useSampleMark()(...of);
  return mark ? <p className={styles.note}>{mark}</p> : null;
}
