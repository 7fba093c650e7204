import { useDictionary } from "#platform/words/dictionary.ts";
import panel from "#site/shell/header/panel.module.css";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/controls/icon-button.tsx";
import { Search } from "./search.tsx";
import styles from "./search-panel.module.css";

/** Search of wide windows: a button in the bar and one of the panels below it. */
export function SearchPanel() {
  const { search } = useDictionary().navbar;
  return (
    <div className={classNames(styles.holder, "script-only")} data-panel="search">
      <IconButton icon="search" label={search.open} aria-expanded={false} aria-controls="panel-search" />
      <div id="panel-search" className={classNames(panel.panel, styles.panel, "blue")}>
        <Search look="panel" />
      </div>
    </div>
  );
}
