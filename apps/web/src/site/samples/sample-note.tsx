import type { SiteKey } from "@visiga/contracts/site";
import { useSampleMark } from "#platform/school/site-content.ts";
import styles from "./sample-note.module.css";

export function SampleNote({ of }: { of: readonly SiteKey[] }) {
  const mark = useSampleMark(of);
  return mark ? <p className={`small mute above-3 ${styles.note}`}>{mark}</p> : null;
}
