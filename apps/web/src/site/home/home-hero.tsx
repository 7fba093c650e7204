import type { List } from "#platform/data/page-data.ts";
import { useSite } from "#platform/school/site-content.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { EntrySlideshow } from "#site/lists/entry-slideshow.tsx";
import { ParentsStrip } from "#site/parents/parents-strip.tsx";
import { classNames } from "#ui/class-names.ts";
import { Actions, ButtonLink } from "#ui/controls/button.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { KangaBorder } from "#ui/print/kanga-border.tsx";
import { Motto } from "#ui/text/motto.tsx";
import styles from "./home-hero.module.css";

const artwork = ["chapel", "classroom", "choir", "coast", "library", "garden"] as const;

// Wide screens crop the sides, so the height determines the size.
const sizes = "(min-width: 62rem) 60vw, 100vw";

/** Hero: the school's name beside a slideshow of page HOME, or artwork if it has no entries; the motto is below. */
export function HomeHero({ list }: { list: List }) {
  const t = useDictionary();
  const { facts } = useSite();
  const drawings = artwork.map((name) => ({ picture: `hero-${name}` as const, caption: t.home.hero.slides[name] }));
  const motto = facts.motto ?? t.motto.sentence;
  const labels = { ...t.home.hero, label: t.home.hero.slideshow };
  return (
    <section>
      <div className={classNames("blue stack", styles.hero)}>
        <div className={styles.words}>
          <h1>{t.title.full}</h1>
          <p className={styles.subtitle}>{t.subtitle}</p>
          <p className={styles.description}>{t.description}</p>
          <Actions className={`above-5 ${styles.actions}`}>
            <ButtonLink variant="gold" to="/o-level-admission">
              {t.home.hero.apply}
            </ButtonLink>
            <TextLink to="/msg">{t.home.hero.message}</TextLink>
          </Actions>
          <ParentsStrip className="above-4" withoutApply />
        </div>
        <KangaBorder variant="column" className={styles.edge} />
        <EntrySlideshow
          entries={list.items}
          drawings={drawings}
          untitled=""
          sizes={sizes}
          interval={3000}
          words={labels}
          eager
          captionOnPhones
          className={styles.pictures}
        />
      </div>
      {motto && <Motto text={motto} />}
    </section>
  );
}
