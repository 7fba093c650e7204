import { fill } from "@visiga/i18n/format";
import { sectionOf, valuePath } from "#dashboard/shared/place/site-sections.ts";
import { useValueName } from "#dashboard/shared/words/value-name.ts";
import type { StoredValue } from "#dashboard/site/editing/use-site-values.ts";
import panel from "#dashboard/site/panel.module.css";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { TextLink } from "#ui/controls/text-link.tsx";
import { type TranslationGap, translationGaps } from "./translation-gaps.ts";

interface TranslationSectionProps {
  values: readonly StoredValue[];
  onTranslate: (field: string) => void;
}

export function TranslationSection({ values, onTranslate }: TranslationSectionProps) {
  const { site } = useDashboardDictionary();
  const words = site.translation;
  const nameOf = useValueName();
  const gaps = translationGaps(values);
  const states: Readonly<Record<TranslationGap["state"], string>> = {
    missing: site.tags.noSwahili,
    englishMissing: site.tags.noEnglish,
    englishLater: words.later,
    swahiliLater: words.swahiliLater,
  };
  return (
    <section className={panel.panel}>
      <h2>{site.sections.translation}</h2>
      <p>{gaps.length > 0 ? words.lead : words.none}</p>
      {gaps.length > 0 && (
        <ul className={`${panel.list} ${panel.gaps}`}>
          {gaps.map(({ key, text, state, field }) => {
            const name = text ?? nameOf(key);
            return (
              <li key={field}>
                <div>
                  <b>{name}</b>
                  <small>
                    {site.sections[sectionOf(key)]} · {states[state]}
                  </small>
                </div>
                <TextLink
                  to={valuePath(key)}
                  aria-label={fill(words.translateOne, { name })}
                  onClick={() => onTranslate(field)}
                >
                  {words.translate}
                </TextLink>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
