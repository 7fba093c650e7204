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
  /** The formatted date. */
  date: ReactNode;
  title: ReactNode;
  as?: "h2" | "h3";
  /** Author. */
  author?: ReactNode;
  /** Control at the right of the author: share. */
  action?: ReactNode;
  /** Address of its own page, to which the title links. */
  to?: string | undefined;
  /** The text is cut to a few lines. */
  short?: boolean | undefined;
  /** Wider than other cards, from 62rem on. */
  big?: boolean | undefined;
  children?: ReactNode;
}

/** One piece of news, for a `SnapRow`. */
export function NewsCard(card: NewsCardProps) {
  const { id, picture, dateTime, date, title, as: Title = "h3", author, action, to, short, big, children } = card;
  const looks = classNames(styles.card, big && styles.big, short && styles.short, !picture && `blue ${styles.printed}`);
  return (
    <article id={id} className={looks}>
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
