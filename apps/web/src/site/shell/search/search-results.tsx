import type { Ref } from "react";
import { useDictionary } from "#platform/words/dictionary.ts";
import { usePath } from "#site/shell/use-path.ts";
import { Link } from "#ui/controls/link.tsx";
import type { SearchResult } from "./search-pages.ts";

interface SearchResultsProps {
  ref: Ref<HTMLDivElement>;
  id: string;
  results: readonly SearchResult[];
  active: number;
  className: string;
  onChoose: () => void;
}

/** Results as the listbox of the search’s combobox; each row is a link. */
export function SearchResults({ ref, id, results, active, className, onChoose }: SearchResultsProps) {
  const { navbar } = useDictionary();
  const path = usePath();
  const choose = (to: string) => {
    // The router scrolls to the top of a new page; a link to the current page has to do it here.
    if (to === path) window.scrollTo(0, 0);
    onChoose();
  };
  return (
    <div
      ref={ref}
      id={id}
      role="listbox"
      aria-label={navbar.search.results}
      className={className}
      hidden={results.length === 0}
    >
      {results.map((result, index) => (
        <Link
          key={result.to}
          to={result.to}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          onClick={() => choose(result.to)}
        >
          <Title {...result} />
          <small>{result.group}</small>
        </Link>
      ))}
    </div>
  );
}

function Title({ title, match }: SearchResult) {
  if (!match) return <b>{title}</b>;
  const [start, end] = match;
  return (
    <b>
      {title.slice(0, start)}
      <mark>{title.slice(start, end)}</mark>
      {title.slice(end)}
    </b>
  );
}
