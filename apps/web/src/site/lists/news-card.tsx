import type { EntryRecord } from "@visiga/contracts/entries";
import { formatDay } from "@visiga/i18n/format";
import type { ReactNode } from "react";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { authorOf, shownEntryName } from "#platform/words/display-name.ts";
import { classNames } from "#ui/class-names.ts";
import { Link } from "#ui/controls/link.tsx";
import { EntryPhoto } from "#ui/media/picture.tsx";
import styles from "./news-card.module.css";

interface NewsCardProps {
  /** A card without a photo is blue. */
  item: EntryRecord;
  id?: string;
  as?: "h2" | "h3";
  sizes: string;
  widest?: number;
  eager?: boolean;
  plain?: boolean;
  to?: string | undefined;
  action?: ReactNode;
  /** Whether the text is cut to a few lines. */
  short?: boolean;
  /** Whether the card is wider than others, from 62rem on. */
  big?: boolean;
}

export function NewsCard({ item, id, as: Title = "h3", to, action, short, big, ...picture }: NewsCardProps) {
  const { untitled } = useDictionary().gallery;
  const { photo, date, description } = item;
  const title = shownEntryName(item, untitled);
  const author = authorOf(item);
  const classes = classNames(
    "column shrinks",
    styles.card,
    big && styles.big,
    short && styles.short,
    !photo && `blue ${styles.printed}`,
  );
  return (
    <article id={id} className={classes}>
      {photo && <EntryPhoto entry={item} {...picture} />}
      <time dateTime={date}>{formatDay(date, useLanguage())}</time>
      <Title>
        {to ? (
          <Link to={to} className="hover-line">
            {title}
          </Link>
        ) : (
          title
        )}
      </Title>
      {description && <p>{description}</p>}
      {(author || action) && (
        <div className={`row apart gap-4 ${styles.foot}`}>
          <span>{author}</span>
          {action}
        </div>
      )}
    </article>
  );
}
