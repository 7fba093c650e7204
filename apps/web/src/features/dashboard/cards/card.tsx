import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { IconName } from "../../../ui/icon-paths.ts";
import styles from "./card.module.css";

interface CardsProps {
  /** For cards with long lines: fewer in a row. */
  wide?: boolean;
  children: ReactNode;
}

/** One to four cards a row. */
export function Cards({ wide, children }: CardsProps) {
  return <ul className={classNames(styles.cards, wide && styles.wide)}>{children}</ul>;
}

interface CardProps {
  /** Above the words, over the card’s whole width. */
  picture?: ReactNode;
  children: ReactNode;
  /** The last line: a word on it, then its buttons. */
  foot: ReactNode;
}

export function Card({ picture, children, foot }: CardProps) {
  return (
    <li>
      <article className={styles.card}>
        {picture}
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
