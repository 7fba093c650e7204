import type { ReactNode } from "react";
import { Link } from "#ui/controls/link.tsx";
import { Crest } from "#ui/print/crest.tsx";
import styles from "./content-frame.module.css";

/** How wide the picture of the window is shown, for its `sizes`. */
export const windowSizes = "(min-width: 62rem) clamp(13rem, 20vw, 18rem), 7.5rem";

export interface ContentFrameProps {
  /** Beside the crest. */
  school: { name: ReactNode; place: ReactNode };
  /** The section's pages, from 62rem on; the one we are on is marked by its address. */
  nav?: { label: string; links: readonly { to: string; label: ReactNode }[] } | undefined;
  title: ReactNode;
  /** The language of the article, where it is not the page's. */
  lang?: string | undefined;
  /** `picture` is a `Picture` with `windowSizes`; the frame cuts it to the arch. */
  window: { picture: ReactNode; caption: ReactNode; note: ReactNode };
  /** Stands at the head of the printed sheet only. */
  sheet?: { name: ReactNode; line: ReactNode; lang: string } | undefined;
  /** The article under its title. */
  children: ReactNode;
}

/**
 * A content page, the page's `<main>`: crest and section at the left on blue, the article, the Marian window at the
 * right. A phone has the crest and the title on one blue band, and the window at the foot of the page.
 */
export function ContentFrame({ school, nav, title, lang, window, sheet, children }: ContentFrameProps) {
  return (
    <main id="main" className={styles.frame}>
      <div className={styles.left}>
        <div className={styles.inner}>
          <div className={styles.school}>
            <Crest className={styles.crest} />
            <p>
              <b>{school.name}</b>
              <span>{school.place}</span>
            </p>
          </div>
          {nav && (
            <nav className={styles.side} aria-label={nav.label}>
              {nav.links.map((link) => (
                <Link key={link.to} to={link.to}>
                  {link.label}
                </Link>
              ))}
            </nav>
          )}
        </div>
      </div>
      <article className={styles.article} lang={lang}>
        {sheet && (
          <div className={styles.sheet} lang={sheet.lang}>
            <Crest />
            <div>
              {sheet.name}
              <small>{sheet.line}</small>
            </div>
          </div>
        )}
        <h1 className={styles.title}>{title}</h1>
        {children}
      </article>
      <figure className={styles.window}>
        {window.picture}
        <figcaption>
          {window.caption}
          <small>{window.note}</small>
        </figcaption>
      </figure>
    </main>
  );
}
