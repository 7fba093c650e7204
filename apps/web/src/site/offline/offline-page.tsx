import { type Language, languages } from "@visiga/contracts/languages";
import { useDictionary } from "#platform/words/dictionary.ts";
import { ButtonLink } from "#ui/controls/button.tsx";
import { Wrap } from "#ui/layout/section.tsx";
import styles from "./offline-page.module.css";

/** Replaces a page that is not cached. The service worker inserts the list of cached pages. */
export function OfflinePage() {
  const { offline, common } = useDictionary();
  const names: Record<Language, string> = { en: common.english, sw: common.swahili };
  return (
    <main id="main" className={styles.page}>
      <Wrap>
        <h1>{offline.title}</h1>
        <p className={styles.message}>{offline.message}</p>
        <h2>{offline.listTitle}</h2>
        {languages.map((language) => (
          <ul
            key={language}
            className={styles.list}
            lang={language}
            aria-label={names[language]}
            data-kept-pages={language}
          />
        ))}
        <p className={styles.none}>{offline.none}</p>
        <ButtonLink to="/">{common.backHome}</ButtonLink>
      </Wrap>
    </main>
  );
}
