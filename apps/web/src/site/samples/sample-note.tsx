import type { SiteKey } from "@visiga/contracts/site";
import { useSampleMark } from "#platform/school/site-content.ts";
import styles from "./sample-note.module.css";

/** Note that the content above is a sample, shown if any of the given site values is a sample. */
export function SampleNote({ of }: { of: readonly SiteKey[] }) {
  const mark = useSampleMark(of);
  return mark ? <p className={styles.note}>{mark}</p> : null;
}
