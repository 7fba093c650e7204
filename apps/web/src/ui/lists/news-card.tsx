import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { Link } from "#ui/controls/link.tsx";
import styles from "./news-card.module.css";

interface NewsCardProps {
  id?: string | undefined;
  /** A `Picture`; a card without one is blue. */
  picture?: ReactNode;
  /** ISO date or time for the `datetime` attribute. */
  dateTime: string;
  date: ReactNode;
  title: ReactNode;
  as?: "h2" | "h3";
  author?: ReactNode;
  /** Control on the right of the author. */
  action?: ReactNode;
  /** Address of its page, to which the title links. */
  to?: string | undefined;
  /** Whether the text is cut to a few lines. */
  short?: boolean | undefined;
  /** Whether the card is wider than others, from 62rem on. */
  big?: boolean | undefined;
  children?: ReactNode;
}

/** One piece of news, for a `SnapRow`. */
export function NewsCard(card: NewsCardProps) {
  const { id, picture, dateTime, date, title, as: Title = "h3", author, action, to, short, big, children } = card;
  const classes = classNames(
    styles.card,
    big && styles.big,
    short && styles.short,
    !picture && `blue ${styles.printed}`,
  );
  return (
    <article id={id} className={classes}>
      {picture}
      <time dateTime={dateTime}>{date}</time>
      <Title>{to ? <Link to={to}>{title}</Link> : title}</Title>
      {children && <p>{children}</p>}
      {(author || action) && (
        <div className={styles.foot}>
          <span>{author}</span>
          {action}
        </div>
      )}
    </article>
  );
}
