import type { pages } from "@visiga/contracts/pages";
import type { List } from "#platform/data/page-data.ts";
import { useSchoolData } from "#platform/document/school-data.ts";
import { ParentsStrip } from "#site/parents/parents-strip.tsx";
import { StructuredData } from "#ui/text/structured-data.tsx";
import { AnnouncementBar } from "./announcement-bar.tsx";
import { HomeFilms } from "./home-films.tsx";
import { HomeGallery } from "./home-gallery.tsx";
import { HomeHero } from "./home-hero.tsx";
import { HomeNews } from "./home-news.tsx";
import { HomePillars } from "./home-pillars.tsx";
import { HomeServices } from "./home-services.tsx";
import { HomeWawata } from "./home-wawata.tsx";
import { NextDate } from "./next-date.tsx";

type HomePageProps = Readonly<Record<keyof typeof pages.home.lists, List>>;

export function HomePage({ hero, news, wawata, gallery }: HomePageProps) {
  return (
    <main id="main">
      <AnnouncementBar />
      <ParentsStrip />
      <NextDate />
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
