import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { Link } from "#ui/controls/link.tsx";
import styles from "./news-card.module.css";

interface NewsCardProps {
  id?: string | undefined;
  /** A `Picture`; a card without one is printed blue. */
  picture?: ReactNode;
  /** ISO day or time, for machines. */
  dateTime: string;
  /** The day, for readers. */
  date: ReactNode;
  title: ReactNode;
  as?: "h2" | "h3";
  /** Who wrote it. */
  author?: ReactNode;
  /** At the right of the author: share. */
  action?: ReactNode;
  /** Where the whole of it stands: the title leads there, and the words are kept to a few lines. */
  to?: string | undefined;
  /** Wider than the others, from 62rem on. */
  big?: boolean | undefined;
  children?: ReactNode;
}

/** One piece of news, for a `SnapRow`. */
export function NewsCard(card: NewsCardProps) {
  const { id, picture, dateTime, date, title, as: Title = "h3", author, action, to, big, children } = card;
  const looks = classNames(styles.card, big && styles.big, to && styles.short, !picture && `blue ${styles.printed}`);
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
