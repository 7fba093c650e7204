import { weightBudgets } from "@visiga/contracts/files";
import type { PageWeight } from "@visiga/contracts/page-weights";
import { byteWords } from "#platform/words/byte-words.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useLanguage } from "#platform/words/dictionary.ts";
import { Link } from "#ui/controls/link.tsx";
import { SheetTable } from "#ui/lists/sheet-table.tsx";
import { Tag } from "#ui/text/tag.tsx";
import styles from "./page-weight.module.css";

/** Weights of all pages, heaviest first, collapsed because the table is long. */
export function AllPageWeights({ pages }: { pages: readonly PageWeight[] }) {
  const { weight } = useDashboardDictionary().images;
  const language = useLanguage();
  const heaviestFirst = [...pages].sort((one, other) => other.bytes - one.bytes);
  return (
    <details className={styles.all}>
      <summary>{weight.allPages}</summary>
      <SheetTable
        caption={weight.allPages}
        head={[weight.path, weight.onPhone]}
        figures={[1]}
        rows={heaviestFirst.map(({ path, bytes }) => [
          <Link key="path" to={path}>
            {path}
          </Link>,
          <span key="weight" className={styles.figure}>
            {byteWords(bytes, weight, language)}
            {bytes > weightBudgets.page && <Tag tone="bad">{weight.above}</Tag>}
          </span>,
        ])}
      />
    </details>
  );
}
