import type { FileRecord } from "@visiga/contracts/files";
import { formatDay } from "@visiga/i18n/format";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { shownFileName } from "#platform/words/display-name.ts";
import { Link } from "#ui/controls/link.tsx";
import styles from "./headlines.module.css";

export function Headlines({ items }: { items: readonly FileRecord[] }) {
  const t = useDictionary();
  const language = useLanguage();
  return (
    <>
      <h2 className={styles.title}>{t.news.headlines}</h2>
      <ul className={styles.lines} data-items>
        {items.map((item) => (
          <li key={item.id}>
            <Link to={item.path ?? `#${item.id}`}>
              <time dateTime={item.date}>{formatDay(item.date, language)}</time>
              <b>{shownFileName(item, t.gallery.untitled)}</b>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
