import { useHydrated } from "@tanstack/react-router";
import { useEffect, useId, useRef } from "react";
import { useDictionary } from "#platform/words/dictionary.ts";
import panel from "#site/shell/header/panel.module.css";
import type { Panels } from "#site/shell/header/use-panels.ts";
import waiting from "#site/shell/waiting.module.css";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/controls/icon-button.tsx";
import { Search } from "./search.tsx";
import styles from "./search-panel.module.css";

const id = "search";

/** Search of wide windows: a button in the bar and one of the panels below it. */
export function SearchPanel({ panels }: { panels: Panels }) {
  const { search } = useDictionary().navbar;
  const live = useHydrated();
  const panelId = useId();
  const holder = useRef<HTMLDivElement>(null);
  const open = panels.openId === id;

  useEffect(() => {
    if (open) holder.current?.querySelector("input")?.focus();
  }, [open]);

  return (
    <div ref={holder} className={classNames(styles.holder, !live && waiting.waiting)} data-panel={id}>
      <IconButton
        icon="search"
        label={open ? search.close : search.open}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => panels.toggle(id)}
      />
      <div id={panelId} className={classNames(panel.panel, styles.panel, "blue")} hidden={!open}>
        {open && <Search look="panel" onChoose={() => panels.close()} />}
      </div>
    </div>
  );
}
