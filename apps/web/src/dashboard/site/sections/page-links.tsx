import type { TextPlace } from "@visiga/i18n/page-texts";
import { siteSectionPath } from "#dashboard/shared/place/site-sections.ts";
import panel from "#dashboard/site/panel.module.css";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { TextLink } from "#ui/controls/text-link.tsx";
import { pageFilter } from "./page-values.ts";

export function PageLinks({ place }: { place: TextPlace }) {
  const { texts } = useDashboardDictionary().site;
  return (
    <p className={panel.links}>
      <BackToPage place={place} />
      <TextLink to={`/dashboard?page=${pageFilter(place)}`}>{texts.pictures}</TextLink>
      <TextLink to={siteSectionPath("pages")}>{texts.allPages}</TextLink>
    </p>
  );
}

export function BackToPage({ place }: { place: TextPlace }) {
  const { texts } = useDashboardDictionary().site;
  return <TextLink to={place === "everyPage" ? "/" : place}>{texts.back}</TextLink>;
}
