import { visitBudgets } from "@visiga/contracts/page-budgets";
import type { PageWeight } from "@visiga/contracts/page-weights";
import { fill } from "@visiga/i18n/format";
import { byteWords } from "#platform/words/byte-words.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useLanguage } from "#platform/words/dictionary.ts";
import { Link } from "#ui/controls/link.tsx";
import { SheetTable } from "#ui/lists/sheet-table.tsx";
import { Icon } from "#ui/print/icon.tsx";
import { Tag } from "#ui/text/tag.tsx";
import styles from "./page-weight.module.css";

const tooHeavy = ({ path, bytes }: PageWeight): boolean => bytes > visitBudgets(path).first;

/** Weights of all pages, heaviest first. The long table is collapsed; the number of pages over budget always shows. */
export function AllPageWeights({ pages }: { pages: readonly PageWeight[] }) {
  const { weight } = useDashboardDictionary().images;
  const language = useLanguage();
  const heavy = pages.filter(tooHeavy).length;
  const heaviestFirst = [...pages].sort((one, other) => other.bytes - one.bytes);
  return (
    <details className={styles.all}>
      <summary>
        {weight.allPages}
        {heavy > 0 && (
          <span className={styles.heavy}>
            <Icon name="warning" />
            {fill(weight.pagesTooHeavy, { count: heavy })}
          </span>
        )}
      </summary>
      <SheetTable
        caption={weight.allPages}
        head={[weight.path, weight.onPhone]}
        figures={[1]}
        rows={heaviestFirst.map((page) => [
          <Link key="path" to={page.path}>
            {page.path}
          </Link>,
          <span key="weight" className={styles.figure}>
            {byteWords(page.bytes, weight, language)}
            {tooHeavy(page) && (
              <Tag tone="bad" className={styles.above}>
                <Icon name="warning" />
                {weight.above}
              </Tag>
            )}
          </span>,
        ])}
      />
    </details>
  );
}
