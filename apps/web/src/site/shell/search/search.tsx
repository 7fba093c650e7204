import { searchPath } from "@visiga/contracts/public-paths";
import type { ReactNode } from "react";
import { useSearchModule } from "#platform/document/root.tsx";
import { useDictionary } from "#platform/words/dictionary.ts";
import panel from "#site/shell/panel.module.css";
import { classNames } from "#ui/class-names.ts";
import { IconButton, IconLink } from "#ui/controls/icon-button.tsx";
import styles from "./search.module.css";

/**
 * Search in the fixed list of pages. Script turns it into a combobox; without script its form opens the search page.
 * @param layout two columns below the bar, or the full width of the drawer
 */
export function Search({ layout, children }: { layout: "panel" | "drawer"; children?: ReactNode }) {
  const { common, navbar } = useDictionary();
  const { search } = navbar;
  const listId = `results-${layout}`;
  return (
    <div className={styles.search} data-search={useSearchModule()}>
      <search>
        <form className={styles.box} action={searchPath}>
          <input
            className={`fills shrinks ${styles.input}`}
            name="q"
            maxLength={100}
            aria-label={search.label}
            placeholder={search.placeholder}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
          />
          <IconButton icon="search" label={search.submit} type="submit" />
          <IconButton icon="close" label={search.clear} type="reset" hidden />
        </form>
        <p
          role="status"
          className={classNames(styles.none, "visually-hidden")}
          data-one={search.countOne}
          data-many={search.countMany}
          data-none={search.none}
          data-failed={common.unreachable}
        />
      </search>
      <div
        id={listId}
        role="listbox"
        aria-label={search.results}
        className={classNames(panel.rows, styles.results, styles[layout])}
        hidden
      />
      {children && <div data-until-asked>{children}</div>}
    </div>
  );
}

/** Search of wide windows: a button in the bar and a panel below it. Without script it is a link to the search page. */
export function SearchPanel() {
  const { search } = useDictionary().navbar;
  return (
    <div className={`styled-only ${styles.holder}`} data-panel="search">
      <IconLink icon="search" label={search.open} to={searchPath} aria-controls="panel-search" data-panel-link />
      <div id="panel-search" className={classNames(panel.panel, styles.holderPanel, "blue")}>
        <Search layout="panel" />
      </div>
    </div>
  );
}
