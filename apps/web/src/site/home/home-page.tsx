import type { List } from "#platform/data/page-data.ts";
import { useSchoolData } from "#platform/school/school-data.ts";
import type { homeLists } from "#site/lists/page-lists.ts";
import { StructuredData } from "#ui/text/structured-data.tsx";
import { AnnouncementBar } from "./announcement-bar.tsx";
import { HomeFilms } from "./home-films.tsx";
import { HomeGallery } from "./home-gallery.tsx";
import { HomeHero } from "./home-hero.tsx";
import { HomeNews } from "./home-news.tsx";
import { HomePillars } from "./home-pillars.tsx";
import { HomeServices } from "./home-services.tsx";
import { HomeWawata } from "./home-wawata.tsx";

interface HomePageProps {
  lists: Record<keyof typeof homeLists, List>;
}

export function HomePage({ lists }: HomePageProps) {
  return (
    <main id="main">
      <AnnouncementBar />
      <HomeHero list={lists.hero} />
      <HomeServices />
      <HomePillars />
      <HomeNews list={lists.news} />
      <HomeFilms />
      <HomeWawata list={lists.wawata} />
      <HomeGallery list={lists.gallery} />
      <StructuredData data={useSchoolData()} />
    </main>
  );
}
