import type { ReactNode } from "react";
import { Link } from "#ui/controls/link.tsx";
import { Crest } from "#ui/print/crest.tsx";
import styles from "./content-frame.module.css";

/** Screens on which the window is beside the article and its picture is the page's largest. */
export const asideMedia = "(min-width: 62rem)";

export const windowSizes = "(min-width: 62rem) clamp(13rem, 20vw, 18rem), 7.5rem";

export interface ContentFrameProps {
  /** Text beside the crest. */
  school: { name: ReactNode; place: ReactNode };
  /** Links to the section's pages, shown from 62rem on; the current page is marked. */
  nav?: { label: string; links: readonly { to: string; label: ReactNode; current?: boolean }[] } | undefined;
  title: ReactNode;
  /** Language of the article, if it differs from the page's. */
  lang?: string | undefined;
  /** `picture` is a `Picture` with `windowSizes`; the frame crops it to an arch. */
  window: { picture: ReactNode; caption: ReactNode; note: ReactNode };
  /** Head of the printed sheet; hidden on screen. */
  sheet?: { name: ReactNode; line: ReactNode; lang: string } | undefined;
  /** The article, without its title. */
  children: ReactNode;
}

/**
 * The `<main>` of a content page: crest and section navigation on the left, the article, the Marian window on the right.
 * On phones crest and title share a blue band, and the window is at the foot of the page.
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
                <Link key={link.to} to={link.to} current={link.current}>
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
