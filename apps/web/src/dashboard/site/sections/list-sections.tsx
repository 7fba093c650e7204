import { isTextKey, type ValueKey } from "@visiga/contracts/site-texts";
import { shapedValue } from "@visiga/contracts/site-value";
import { fill } from "@visiga/i18n/format";
import { textPlaces } from "@visiga/i18n/page-texts";
import {
  editingPagePath,
  pagePlacePath,
  type SiteSection,
  sectionKeys,
  sectionOf,
  siteSectionPath,
  siteSections,
  valuePath,
} from "#dashboard/shared/place/site-sections.ts";
import { today } from "#dashboard/shared/words/format-date-time.ts";
import { usePlaceName, useValueName } from "#dashboard/shared/words/names.ts";
import type { SiteEdits } from "#dashboard/site/editing/use-site-edits.ts";
import type { StoredValue } from "#dashboard/site/editing/use-site-values.ts";
import panel from "#dashboard/site/panel.module.css";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Link } from "#ui/controls/link.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import styles from "./list-sections.module.css";
import { changedValues, changeNotes, samplesOf } from "./page-values.ts";
import { type TranslationGap, translationGaps } from "./translation-gaps.ts";

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

export function SectionMenu({ section, edits }: { section: SiteSection; edits: SiteEdits }) {
  const { site } = useDashboardDictionary();
  const notes = useNotes(edits);
  return (
    <nav className={styles.menu} aria-label={site.content}>
      {siteSections.map((each) => (
        <Link key={each} to={siteSectionPath(each)} current={each === section}>
          <b>{site.sections[each]}</b>{" "}
          <span>
            {notes(each).map((note) => (
              <small key={note}>{note}</small>
            ))}
          </span>
        </Link>
      ))}
    </nav>
  );
}

function useNotes({ values, storedOf, isChanged }: SiteEdits) {
  const { site } = useDashboardDictionary();
  const texts = values.map(({ key }) => key).filter(isTextKey);
  const keysOf = (section: SiteSection): readonly ValueKey[] => (section === "pages" ? texts : sectionKeys[section]);
  const gapsIn = (section: SiteSection) =>
    translationGaps(section === "translation" ? values : keysOf(section).map(storedOf)).length;
  return (section: SiteSection): string[] => {
    const keys = keysOf(section);
    const samples = keys.filter((key) => storedOf(key).sample).length;
    const gaps = gapsIn(section);
    const on = section === "announcements" ? countOn(storedOf("announcements").value) : 0;
    return [
      keys.some(isChanged) && site.unsaved,
      on > 0 && fill(site.announcements.on, { count: on }),
      ...(section === "pages" ? changeNotes(values, site) : []),
      samples > 0 && fill(samples === 1 ? site.sampleOne : site.sampleMany, { count: samples }),
      gaps > 0 && (section === "translation" ? String(gaps) : fill(site.lacking, { count: gaps })),
    ].filter((note) => note !== false);
  };
}

function countOn(value: unknown): number {
  const day = today();
  const shaped = shapedValue("announcements", value);
  return shaped?.shape === "records" ? shaped.records.filter(({ until }) => String(until) >= day).length : 0;
}
