import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { Checkbox } from "#ui/controls/checkbox.tsx";
import { Icon } from "#ui/print/icon.tsx";
import type { IconName } from "#ui/print/icon-paths.ts";
import styles from "./card.module.css";
import { useListFocus } from "./use-list-focus.ts";

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

interface CardProps {
  picture?: ReactNode;
  children: ReactNode;
  foot: ReactNode;
  /** 48 px square over the picture’s upper left corner. */
  corner?: ReactNode;
  selected?: boolean;
  off?: boolean;
}

export function Card({ picture, children, foot, corner, selected, off }: CardProps) {
  return (
    <li>
      <article className={classNames(styles.card, selected && styles.selected, off && styles.off)}>
        {picture}
        {corner && <div className={styles.corner}>{corner}</div>}
        <div className={styles.body}>{children}</div>
        <div className={styles.foot}>{foot}</div>
      </article>
    </li>
  );
}

export function CardTick({ label, selected, onSelect }: { label: string; selected: boolean; onSelect: () => void }) {
  return <Checkbox label={label} labelHidden checked={selected} onChange={onSelect} className={styles.pick} />;
}

interface CardButtonProps extends ComponentProps<"button"> {
  icon: IconName;
  label: string;
}

export function CardButton({ icon, label, tone, ...rest }: CardButtonProps & { tone?: "del" }) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      className={classNames(styles.button, tone && styles.del)}
    >
      <Icon name={icon} />
    </button>
  );
}

export function CardWordButton({ icon, label, children, ...rest }: CardButtonProps) {
  return (
    <button {...rest} type="button" aria-label={label} className={styles.word}>
      <Icon name={icon} />
      {children}
    </button>
  );
}
