import type { EntryRecord } from "@visiga/contracts/entries";
import { isLinked } from "@visiga/contracts/linked-pages";
import { type PageWith, pages } from "@visiga/contracts/pages";
import { pageRow } from "@visiga/contracts/public-paths";
import type { ReactNode } from "react";
import { useSite } from "#platform/school/site-content.ts";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { Link } from "#ui/controls/link.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { Crest } from "#ui/print/crest.tsx";
import styles from "./content-layout.module.css";

export type ArticleName = PageWith<{ layout: "article" }>;

interface ContentLayoutProps {
  page: ArticleName;
  /** Links to the section's pages, shown from 62rem on; the current page is marked. */
  nav: { label: string; links: readonly { to: string; label: string; current?: boolean }[] };
  marian: EntryRecord | undefined;
  children: ReactNode;
}

/**
 * The `<main>` of every article: crest and section navigation on the left, the article, the Marian window on the right.
 * On phones, whose header has the crest, the window is at the foot of the page and nothing on the left.
 */
export function ContentLayout({ page, nav, marian, children }: ContentLayoutProps) {
  const t = useDictionary();
  const language = useLanguage();
  const { facts } = useSite();
  /** At the head of the printed sheet. */
  const sheetLine = [t.navbar.archdiocese, facts.phoneAdmission ?? facts.phoneOffice, facts.emailAdmission];
  const { topic } = pages[page];
  const photo = marian?.photo;
  // The article about formation is in English in both languages.
  const english = topic === "formation";
  return (
    <main id="main" className={styles.frame}>
      <div className={`styled-only screen-only blue ${styles.left}`}>
        <div className={styles.inner}>
          <Crest className={styles.crest} />
          <p>
            <b className={styles.school}>{t.title.name}</b>
            <span className="smaller semibold gold-text">{t.title.place}</span>
          </p>
          <nav className={styles.side} aria-label={nav.label}>
            {nav.links.map(({ to, label, current }) => (
              <Link key={to} to={to} current={current}>
                {label}
              </Link>
            ))}
          </nav>
        </div>
      </div>
      <article className={styles.article} lang={english ? "en" : undefined}>
        {pageRow(page).printed && (
          <div className={`styled-only ${styles.sheet}`} lang={language}>
            <Crest />
            <div>
              {t.title.full}
              <small>{sheetLine.filter(Boolean).join(" · ")}</small>
            </div>
          </div>
        )}
        <h1 className={`below-5 ${styles.title}`}>{english ? t.formation.body.title : t[topic].title}</h1>
        {children}
      </article>
      {/* The entry titled MARIAN or the artwork, cropped to an arch, with the page's line of the Litany of Loreto. */}
      <figure className={`screen-only ${styles.window}`}>
        <Picture
          photo={photo}
          focal={marian?.focal}
          fallback="marian-mother-and-child"
          alt={photo ? (marian.alt ?? marian.description ?? marian.name) : t.marian.alt}
          sizes="(min-width: 62rem) clamp(13rem, 20vw, 18rem), 7.5rem"
          widest={640}
          // On wide screens the window is beside the article, and its picture is the page's largest. Phones show it on
          // the first screen if the article is short: that of the results, or one without content yet.
          eagerFrom={isLinked(page, facts) && page !== "results" ? "(min-width: 62rem)" : "all"}
        />
        <figcaption>
          {t.marian.litany[topic]}
          <small className="block sans small mute above-1">{photo ? marian.name : t.marian.window}</small>
        </figcaption>
      </figure>
    </main>
  );
}
