import { useHydrated } from "@tanstack/react-router";
import { type KeyboardEvent, type PointerEvent, useId, useRef } from "react";
import { flushSync } from "react-dom";
import { holds, type MenuGroup } from "#site/shell/navigation.ts";
import { steps } from "#site/shell/steps.ts";
import { classNames } from "#ui/class-names.ts";
import { Link } from "#ui/controls/link.tsx";
import { Icon } from "#ui/print/icon.tsx";
import styles from "./main-navigation.module.css";
import panel from "./panel.module.css";
import type { Panels } from "./use-panels.ts";

interface NavigationGroupProps {
  group: MenuGroup;
  path: string;
  panels: Panels;
}

/** A group of the main navigation: a button and its panel. Before hydration CSS opens it on hover and focus. */
export function NavigationGroup({ group, path, panels }: NavigationGroupProps) {
  const live = useHydrated();
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const open = panels.openId === group.id;

  const onKeyDown = (event: KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll("a") ?? [])];
    const next = steps(event.key, links.indexOf(document.activeElement as HTMLAnchorElement), links.length);
    if (next === null) return;
    event.preventDefault();
    if (!open) flushSync(() => panels.open(group.id, "press"));
    (links[next] ?? button.current)?.focus();
  };
  const byMouse = (act: () => void) => (event: PointerEvent) => event.pointerType === "mouse" && act();

  return (
    <li
      className={classNames(styles.item, styles.group)}
      data-panel={group.id}
      data-live={live || undefined}
      onKeyDown={onKeyDown}
      onPointerEnter={byMouse(() => panels.open(group.id, "hover"))}
      onPointerLeave={byMouse(() => panels.closeSoon(group.id))}
    >
      <button
        ref={button}
        type="button"
        className={styles.top}
        data-top
        aria-expanded={open}
        aria-controls={panelId}
        aria-current={holds(group, path) || undefined}
        onClick={() => panels.toggle(group.id)}
      >
        {group.label}
        <Icon name="chevron-down" className={styles.chevron} />
      </button>
      <ul
        ref={list}
        id={panelId}
        className={classNames(panel.panel, panel.rows, styles.panel, "blue")}
        data-open={open || undefined}
      >
        {group.pages.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} current={to === path} onClick={() => panels.close()}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
