import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/print/icon.tsx";
import type { IconName } from "#ui/print/icon-paths.ts";
import styles from "./card.module.css";

interface CardsProps {
  /** For cards with long lines: fewer in a row. */
  wide?: boolean;
  /** Two in a row on a phone too. */
  dense?: boolean;
  children: ReactNode;
}

/** One to four cards a row. */
export function Cards({ wide, dense, children }: CardsProps) {
  return <ul className={classNames(styles.cards, wide && styles.wide, dense && styles.dense)}>{children}</ul>;
}

interface CardProps {
  /** Above the words, over the card’s whole width. */
  picture?: ReactNode;
  children: ReactNode;
  /** The last line: a word on it, then its buttons. */
  foot: ReactNode;
  /** Over the picture’s upper left corner, 48 px square. */
  corner?: ReactNode;
  selected?: boolean;
  /** No longer in use: without a ground of its own. */
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

interface CardButtonProps extends Omit<ComponentProps<"button">, "children"> {
  icon: IconName;
  /** What it does, and to whom. */
  label: string;
  tone?: "plain" | "del";
}

/** An icon of 48 px at the end of a card’s foot. */
export function CardButton({ icon, label, tone, className, ...rest }: CardButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      className={classNames(styles.button, tone === "del" && styles.del, className)}
    >
      <Icon name={icon} />
    </button>
  );
}

interface CardWordButtonProps extends ComponentProps<"button"> {
  icon: IconName;
  /** What it does, and to whom; begins with the words on it. */
  label: string;
}

/** A button with words that fills what the foot’s icons leave. */
export function CardWordButton({ icon, label, children, ...rest }: CardWordButtonProps) {
  return (
    <button {...rest} type="button" aria-label={label} className={styles.word}>
      <Icon name={icon} />
      {children}
    </button>
  );
}
