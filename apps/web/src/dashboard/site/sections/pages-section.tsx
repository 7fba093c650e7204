import { fill } from "@visiga/i18n/format";
import { textPlaces } from "@visiga/i18n/page-texts";
import { editingPagePath, pagePlacePath } from "#dashboard/shared/place/site-sections.ts";
import { usePlaceName } from "#dashboard/shared/words/value-name.ts";
import type { StoredValue } from "#dashboard/site/editing/use-site-values.ts";
import panel from "#dashboard/site/panel.module.css";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { TextLink } from "#ui/controls/text-link.tsx";
import { changedValues, changeNotes, samplesOf } from "./page-values.ts";
import { translationGaps } from "./translation-gaps.ts";

export function PagesSection({ values }: { values: readonly StoredValue[] }) {
  const { site } = useDashboardDictionary();
  const nameOf = usePlaceName();
  return (
    <section className={panel.panel}>
      <h2>{site.sections.pages}</h2>
      <p>{site.texts.lead}</p>
      <ul className={panel.list}>
        {textPlaces.map((place) => {
          const changed = changedValues(place, values);
          const samples = samplesOf(place, values).length;
          const gaps = translationGaps(changed).length;
          const notes = [
            ...changeNotes(changed, site),
            samples > 0 && fill(samples === 1 ? site.sampleOne : site.sampleMany, { count: samples }),
            gaps > 0 && fill(site.lacking, { count: gaps }),
          ].filter((note) => note !== false);
          return (
            <li key={place}>
              <TextLink to={place === "everyPage" ? pagePlacePath(place) : editingPagePath(place)}>
                {nameOf(place)}
              </TextLink>
              <small>{notes.join(" · ")}</small>
              {place !== "everyPage" && (
                <TextLink to={pagePlacePath(place)} aria-label={`${site.editor.list}: ${nameOf(place)}`}>
                  {site.editor.list}
                </TextLink>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
