import { fill } from "@visiga/i18n/format";
import { type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from "react";
import { useDictionary } from "#platform/words/dictionary.ts";
import { steps } from "#site/shell/steps.ts";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/controls/icon-button.tsx";
import styles from "./search.module.css";
import { searchList } from "./search-list.ts";
import { searchPages } from "./search-pages.ts";
import { SearchResults } from "./search-results.tsx";

interface SearchProps {
  /** Layout: two columns below the bar, or the full width of the drawer. */
  look: "panel" | "drawer";
  onChoose: () => void;
  /** Focus it when the surrounding drawer opens. */
  autoFocus?: boolean | undefined;
  /** Content while the query is empty. */
  children?: ReactNode;
}

/** Search in the fixed list of pages, entirely in the browser: a combobox with arrow keys, Enter and pointer. */
export function Search({ look, onChoose, autoFocus, children }: SearchProps) {
  const { navbar, search } = useDictionary();
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const pages = useMemo(() => searchList(search), [search]);
  const results = useMemo(() => searchPages(pages, query), [pages, query]);
  const asked = query.trim() !== "";

  const ask = (next: string) => {
    setQuery(next);
    setActive(0);
    list.current?.scrollTo(0, 0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = event.key.startsWith("Arrow") ? steps(event.key, active, results.length) : null;
    if (next === null) return;
    event.preventDefault();
    const index = next < 0 ? results.length - 1 : next;
    setActive(index);
    list.current?.children[index]?.scrollIntoView({ block: "nearest" });
  };
  const count = results.length === 1 ? navbar.search.countOne : navbar.search.countMany;

  return (
    <>
      <search>
        <form
          className={styles.box}
          onSubmit={(event) => {
            event.preventDefault();
            // The active row is a link, so Enter clicks it.
            if (asked) list.current?.querySelectorAll("a")[active]?.click();
            else input.current?.focus();
          }}
        >
          <input
            ref={input}
            className={styles.input}
            role="combobox"
            aria-label={navbar.search.label}
            aria-autocomplete="list"
            aria-expanded={results.length > 0}
            aria-controls={listId}
            aria-activedescendant={results.length > 0 ? `${listId}-${active}` : undefined}
            placeholder={navbar.search.placeholder}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            data-autofocus={autoFocus || undefined}
            value={query}
            onChange={(event) => ask(event.target.value)}
            onKeyDown={onKeyDown}
          />
          {query === "" ? (
            <IconButton icon="search" label={navbar.search.submit} type="submit" />
          ) : (
            <IconButton
              icon="close"
              label={navbar.search.clear}
              onClick={() => {
                ask("");
                input.current?.focus();
              }}
            />
          )}
        </form>
        <p role="status" className={asked && results.length === 0 ? styles.none : "visually-hidden"}>
          {asked &&
            fill(results.length > 0 ? count : navbar.search.none, { count: results.length, query: query.trim() })}
        </p>
      </search>
      <SearchResults
        ref={list}
        id={listId}
        results={results}
        active={active}
        className={classNames(styles.results, styles[look])}
        onChoose={onChoose}
      />
      {!asked && children}
    </>
  );
}
