import type { FileRecord } from "@visiga/contracts/files";
import type { PublicDictionary } from "@visiga/i18n/dictionaries";
import type { List } from "#platform/data/page-data.ts";
import { useSite } from "#platform/school/site-content.ts";
import { type DescribedPicture, useDictionary } from "#platform/words/dictionary.ts";
import { classNames } from "#ui/class-names.ts";
import { Actions } from "#ui/controls/actions.tsx";
import { ButtonLink } from "#ui/controls/button.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { type Slide, Slideshow } from "#ui/media/slideshow.tsx";
import { KangaBorder } from "#ui/print/kanga-border.tsx";
import { Motto } from "#ui/text/motto.tsx";
import styles from "./home-hero.module.css";

const artwork = ["chapel", "classroom", "choir", "coast", "library", "garden"] as const;
const fallback = (index: number): DescribedPicture => `hero-${artwork[index % artwork.length] ?? artwork[0]}`;

// Wide screens crop the sides, so the height determines the size.
const sizes = "(min-width: 62rem) 60vw, 100vw";

/** Hero: the school's name beside a slideshow of page HOME, or artwork if it has no files; the motto is below. */
export function HomeHero({ list }: { list: List }) {
  const t = useDictionary();
  const { facts } = useSite();
  const { items } = list;
  const motto = facts.motto ?? t.motto.sentence;
  const words = { ...t.home.hero, label: t.home.hero.slideshow };
  return (
    <section>
      <div className={classNames("blue", styles.hero)}>
        <div className={styles.words}>
          <h1>{t.title.full}</h1>
          <p className={styles.subtitle}>{t.subtitle}</p>
          <p className={styles.description}>{t.description}</p>
          <Actions className={styles.actions}>
            <ButtonLink variant="gold" to="/o-level-admission">
              {t.home.hero.apply}
            </ButtonLink>
            <TextLink to="/msg">{t.home.hero.message}</TextLink>
          </Actions>
        </div>
        <KangaBorder variant="column" className={styles.edge} />
        <Slideshow
          slides={items.length > 0 ? items.map(fileSlide) : artworkSlides(t)}
          sizes={sizes}
          interval={3000}
          words={words}
          eager
          captionOnPhones
          className={styles.pictures}
        />
      </div>
      {motto && <Motto text={motto} />}
    </section>
  );
}

const fileSlide = ({ id, name, description, photo, focal, alt }: FileRecord, index: number): Slide => ({
  key: id,
  caption: name,
  photo,
  focal,
  fallback: fallback(index),
  alt: alt ?? description ?? name,
});

const artworkSlides = (t: PublicDictionary): Slide[] =>
  artwork.map((name, index) => ({
    key: name,
    caption: t.home.hero.slides[name],
    photo: null,
    fallback: fallback(index),
    alt: t.artwork[fallback(index)],
  }));
