import { formatDay } from "@visiga/i18n/format";
import { useFieldMark } from "#platform/school/field-mark.ts";
import { useNextDate } from "#platform/school/term-dates.ts";
import { useLanguage } from "#platform/words/dictionary.ts";
import { Link } from "#ui/controls/link.tsx";
import { LangSpan } from "#ui/text/lang-span.tsx";
import styles from "./next-date.module.css";

export function NextDate() {
  const language = useLanguage();
  const mark = useFieldMark();
  const next = useNextDate();
  return (
    next && (
      <Link to="/calendar" className={styles.next}>
        {mark("termDates", next, "first", formatDay(next.first, language))}:{" "}
        <LangSpan lang={next.langs?.what}>{next.what}</LangSpan>
      </Link>
    )
  );
}
