import { searchPath } from "@visiga/contracts/public-paths";
import { fill } from "@visiga/i18n/format";
import type { SearchResult } from "#platform/search/search-pages.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { Link } from "#ui/controls/link.tsx";
import { HeadedPage } from "#ui/layout/page-head.tsx";
import styles from "./search-page.module.css";

/** Search without script: a form and its results. */
export function SearchPage({ query, results }: { query: string; results: readonly SearchResult[] }) {
  const { search } = useDictionary().navbar;
  const count = results.length;
  const found = count === 0 ? search.none : count === 1 ? search.countOne : search.countMany;
  return (
    <HeadedPage title={search.open}>
      <search>
        <form action={searchPath} className={`wraps gap-3 ${styles.form}`}>
          <input
            type="search"
            name="q"
            aria-label={search.label}
            placeholder={search.placeholder}
            defaultValue={query}
            maxLength={100}
            autoComplete="off"
          />
          <Button type="submit">{search.submit}</Button>
        </form>
      </search>
      {query && (
        <p role="status" className="above-6">
          {fill(found, { count, query })}
        </p>
      )}
      {count > 0 && (
        <ol className={`above-4 ${styles.list}`} aria-label={search.results}>
          {results.map(({ title, group, to }) => (
            <li key={to}>
              <Link to={to} className={`row wraps apart ${styles.row}`}>
                <b>{title}</b>
                <small>{group}</small>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </HeadedPage>
  );
}
