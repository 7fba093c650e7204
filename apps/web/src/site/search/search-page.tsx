import { searchPath } from "@visiga/contracts/public-paths";
import { fill } from "@visiga/i18n/format";
import type { CSSProperties } from "react";
import type { SearchResult } from "#platform/search/search-pages.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { Link } from "#ui/controls/link.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import { Wrap } from "#ui/layout/section.tsx";

interface SearchPageProps {
  query: string;
  results: readonly SearchResult[];
}

// Inline styles, because every page loads the site's style sheet and few readers open this page.
const box: CSSProperties = { display: "flex", flexWrap: "wrap", gap: "0.75rem", maxWidth: "36rem" };
const frame: CSSProperties = {
  flex: "1 1 12rem",
  minWidth: 0,
  minHeight: "3rem",
  padding: "0.625rem 0.875rem",
  border: "2px solid",
  background: "none",
};
const list: CSSProperties = { margin: "1rem 0 0", padding: 0, listStyle: "none", maxWidth: "36rem" };
const row: CSSProperties = {
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: "0 1rem",
  minHeight: "3rem",
  padding: "0.5rem 0",
  borderTop: "1px solid",
};

export function SearchPage({ query, results }: SearchPageProps) {
  const { search } = useDictionary().navbar;
  const count = results.length;
  const found = count === 0 ? search.none : count === 1 ? search.countOne : search.countMany;
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title={search.open} />
      <Wrap room="below">
        <search>
          <form action={searchPath} style={box}>
            <input
              type="search"
              name="q"
              aria-label={search.label}
              placeholder={search.placeholder}
              defaultValue={query}
              maxLength={100}
              autoComplete="off"
              style={frame}
            />
            <Button type="submit">{search.submit}</Button>
          </form>
        </search>
        {query && (
          <p role="status" style={{ marginTop: "1.5rem" }}>
            {fill(found, { count, query })}
          </p>
        )}
        {count > 0 && (
          <ol style={list} aria-label={search.results}>
            {results.map(({ title, group, to }) => (
              <li key={to}>
                <Link to={to} style={row}>
                  <b>{title}</b>
                  <small>{group}</small>
                </Link>
              </li>
            ))}
          </ol>
        )}
      </Wrap>
    </main>
  );
}
