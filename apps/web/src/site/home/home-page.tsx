import type { pages } from "@visiga/contracts/pages";
import type { List } from "#platform/data/page-data.ts";
import { useSchoolData } from "#platform/document/school-data.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { displayName } from "#platform/words/display-name.ts";
import { FailedNotice } from "#site/lists/list-state.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Section, SectionHead, Wrap } from "#ui/layout/section.tsx";
import { PictureTile, Tiles } from "#ui/lists/tiles.tsx";
import { motifs } from "#ui/print/block-print.tsx";
import { Cloth } from "#ui/print/cloth.tsx";
import { Paragraph } from "#ui/text/paragraph.tsx";
import { StructuredData } from "#ui/text/structured-data.tsx";
import { AnnouncementBar } from "./announcement-bar.tsx";
import { HomeFilms } from "./home-films.tsx";
import { HomeHero } from "./home-hero.tsx";
import { HomeNews } from "./home-news.tsx";
import styles from "./home-page.module.css";
import { HomeServices } from "./home-services.tsx";
import { HomeWawata } from "./home-wawata.tsx";

type HomePageProps = Readonly<Record<keyof typeof pages.home.lists, List>>;

export function HomePage({ hero, news, wawata, gallery }: HomePageProps) {
  return (
    <main id="main">
      <AnnouncementBar />
      <HomeHero list={hero} />
      <HomeServices />
      <HomePillars />
      <HomeNews list={news} />
      <HomeFilms />
      <HomeWawata list={wawata} />
      <HomeGallery list={gallery} />
      <StructuredData data={useSchoolData()} />
    </main>
  );
}

function HomePillars() {
  const { pillars } = useDictionary();
  return (
    <Section tone="blue">
      <Wrap>
        <SectionHead title={pillars.homeTitle} lead={pillars.homeLead} layout="split" />
        <ul className={styles.pillars}>
          {motifs.map((motif, index) => (
            <li key={motif}>
              <Cloth motif={motif} name={pillars.list[index]?.title ?? ""} />
              <Paragraph className="mute-on-dark above-2">{pillars.list[index]?.description}</Paragraph>
            </li>
          ))}
        </ul>
        <TextLink to="/pillars" className="above-5">
          {pillars.all}
        </TextLink>
      </Wrap>
    </Section>
  );
}

/** Section with the five newest pictures of the gallery, the first one large; none without pictures. */
function HomeGallery({ list }: { list: List }) {
  const { home, gallery } = useDictionary();
  if (list.items.length === 0 && !list.failed) return null;
  return (
    <Section>
      <Wrap>
        <SectionHead title={home.gallery.title}>
          <TextLink to="/gallery">{home.gallery.all}</TextLink>
        </SectionHead>
        {list.items.length > 0 && (
          <Tiles>
            {list.items.map((entry, index) => (
              <PictureTile
                key={entry.id}
                to="/gallery"
                entry={entry}
                name={displayName(entry.name, gallery.untitled)}
                index={index}
                plain
                large={index === 0}
              />
            ))}
          </Tiles>
        )}
        {list.failed && <FailedNotice title={gallery.failed} />}
      </Wrap>
    </Section>
  );
}
