import { searchPath } from "@visiga/contracts/public-paths";
import { useDictionary } from "#platform/words/dictionary.ts";
import panel from "#site/shell/panel.module.css";
import { classNames } from "#ui/class-names.ts";
import { IconLink } from "#ui/controls/icon-button.tsx";
import { Search } from "./search.tsx";
import styles from "./search-panel.module.css";

/** Search of wide windows: a button in the bar and a panel below it. Without script it is a link to the search page. */
export function SearchPanel() {
  const { search } = useDictionary().navbar;
  return (
    <div className={styles.holder} data-panel="search">
      <IconLink icon="search" label={search.open} to={searchPath} aria-controls="panel-search" data-panel-link />
      <div id="panel-search" className={classNames(panel.panel, styles.panel, "blue")}>
        <Search layout="panel" />
      </div>
    </div>
  );
}
