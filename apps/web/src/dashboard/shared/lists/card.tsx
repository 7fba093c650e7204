import { fill } from "@visiga/i18n/format";
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { classNames } from "#ui/class-names.ts";
import { Checkbox } from "#ui/controls/checkbox.tsx";
import { Icon, type IconName } from "#ui/print/icon.tsx";
import styles from "./card.module.css";
import type { Selection } from "./selection-dock.tsx";

interface CardsProps {
  /** Fewer columns, for cards with long lines. */
  wide?: boolean;
  /** Two columns on a phone too. */
  dense?: boolean;
  children: ReactNode;
}

export function Cards({ wide, dense, children }: CardsProps) {
  const list = useListFocus();
  return (
    <ul ref={list} className={classNames(styles.cards, wide && styles.wide, dense && styles.dense)}>
      {children}
    </ul>
  );
}

interface CardProps<Item extends { readonly id: string }> {
  picture?: ReactNode;
  children: ReactNode;
  foot: ReactNode;
  /** For a card with a checkbox over the picture’s upper left corner in selection mode. */
  select?: { readonly selection: Selection<Item>; readonly item: Item; readonly name: string };
  off?: boolean;
}

export function Card<Item extends { readonly id: string }>({ picture, children, foot, select, off }: CardProps<Item>) {
  const t = useDashboardDictionary().images.select;
  const selected = select?.selection.has(select.item) ?? false;
  return (
    <li>
      <article
        className={classNames("paper column shrinks", styles.card, selected && styles.selected, off && styles.off)}
      >
        {picture}
        {select?.selection.on && (
          <div className={styles.corner}>
            <Checkbox
              label={fill(t.one, { name: select.name })}
              labelHidden
              checked={selected}
              onChange={() => select.selection.toggle(select.item)}
              className={styles.pick}
            />
          </div>
        )}
        <div className={styles.body}>{children}</div>
        {foot && <div className={`row mute ${styles.foot}`}>{foot}</div>}
      </article>
    </li>
  );
}

interface CardButtonProps extends ComponentProps<"button"> {
  icon: IconName;
  label: string;
  tone?: "del";
}

/** A button in the foot of a card: a square with an icon, or words beside the icon. */
export function CardButton({ icon, label, tone, children, ...rest }: CardButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={children ? undefined : label}
      className={
        children ? `row gap-2 shrinks fills strong ${styles.word}` : classNames(styles.button, tone && styles.del)
      }
    >
      <Icon name={icon} />
      {children && <span>{children}</span>}
    </button>
  );
}

interface Focused {
  readonly element: Element;
  readonly index: number;
}

/**
 * Keeps the focus in a list of cards. When the focused control or its card disappears, the heading of the card now at
 * its position gets the focus; in an empty list, the heading of the tab.
 */
function useListFocus(): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const last = useRef<Focused>(null);

  // React reports no focus events while it commits, which is when a closing dialog restores the focus.
  useEffect(() => {
    const { current: element } = list;
    if (!element) return;
    const enter = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      last.current = { element: target, index: [...element.children].findIndex((card) => card.contains(target)) };
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) last.current = null;
    };
    element.addEventListener("focusin", enter);
    element.addEventListener("focusout", leave);
    return () => {
      element.removeEventListener("focusin", enter);
      element.removeEventListener("focusout", leave);
      if (lost(last.current)) focusHeading(document.querySelector<HTMLElement>("main h1"));
    };
  }, []);

  useEffect(() => {
    const { children = [] } = list.current ?? {};
    if (!lost(last.current)) return;
    const card = children[Math.min(last.current.index, children.length - 1)];
    last.current = null;
    focusHeading(card?.querySelector<HTMLElement>("h2"));
  });

  return list;
}

const lost = (last: Focused | null): last is Focused =>
  last !== null && !last.element.isConnected && document.activeElement === document.body;

function focusHeading(heading: HTMLElement | null | undefined): void {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: "nearest" });
}
