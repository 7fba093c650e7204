import { fill } from "@visiga/i18n/format";
import { textPlaces } from "@visiga/i18n/page-texts";
import { editingPagePath, pagePlacePath, sectionOf, valuePath } from "#dashboard/shared/place/site-sections.ts";
import { usePlaceName, useValueName } from "#dashboard/shared/words/names.ts";
import type { StoredValue } from "#dashboard/site/editing/use-site-values.ts";
import panel from "#dashboard/site/panel.module.css";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { TextLink } from "#ui/controls/text-link.tsx";
import { changedValues, changeNotes, samplesOf } from "./page-values.ts";
import { type TranslationGap, translationGaps } from "./translation-gaps.ts";

export function PagesSection({ values }: { values: readonly StoredValue[] }) {
  const { site } = useDashboardDictionary();
  const nameOf = usePlaceName();
  return (
    <section className={`paper panel ${panel.panel}`}>
      <h2>{site.sections.pages}</h2>
      <p>{site.texts.lead}</p>
      <ul className={`ruled above-3 ${panel.list}`}>
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
            <li key={place} className="row wraps apart">
              <TextLink to={place === "everyPage" ? pagePlacePath(place) : editingPagePath(place)}>
                {nameOf(place)}
              </TextLink>
              <small className="smaller mute">{notes.join(" · ")}</small>
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

interface TranslationSectionProps {
  values: readonly StoredValue[];
  onTranslate: (field: string) => void;
}

export function TranslationSection({ values, onTranslate }: TranslationSectionProps) {
  const { site } = useDashboardDictionary();
  const t = site.translation;
  const nameOf = useValueName();
  const gaps = translationGaps(values);
  const states: Readonly<Record<TranslationGap["state"], string>> = {
    missing: site.tags.noSwahili,
    englishMissing: site.tags.noEnglish,
    englishLater: t.later,
    swahiliLater: t.swahiliLater,
  };
  return (
    <section className={`paper panel ${panel.panel}`}>
      <h2>{site.sections.translation}</h2>
      <p>{gaps.length > 0 ? t.lead : t.none}</p>
      {gaps.length > 0 && (
        <ul className={`ruled above-3 ${panel.list} ${panel.gaps}`}>
          {gaps.map(({ key, text, state, field }) => {
            const name = text ?? nameOf(key);
            return (
              <li key={field} className="row">
                <div>
                  <b className="block strong breaks">{name}</b>
                  <small className="smaller mute">
                    {site.sections[sectionOf(key)]} · {states[state]}
                  </small>
                </div>
                <TextLink
                  to={valuePath(key)}
                  aria-label={fill(t.translateOne, { name })}
                  onClick={() => onTranslate(field)}
                >
                  {t.translate}
                </TextLink>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
