import { type Dated, isOver } from "@visiga/contracts/dated-facts";
import { isTextKey, type ValueKey } from "@visiga/contracts/site-texts";
import { typedValue } from "@visiga/contracts/site-value";
import { fill } from "@visiga/i18n/format";
import { type SiteSection, sectionKeys, siteSectionPath, siteSections } from "#dashboard/shared/place/site-sections.ts";
import { today } from "#dashboard/shared/words/format-date-time.ts";
import type { SiteForm } from "#dashboard/site/editing/use-site-form.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Link } from "#ui/controls/link.tsx";
import { changeNotes } from "./page-values.ts";
import styles from "./section-menu.module.css";
import { translationGaps } from "./translation-gaps.ts";

export function SectionMenu({ section, siteForm }: { section: SiteSection; siteForm: SiteForm }) {
  const { site } = useDashboardDictionary();
  const notes = useNotes(siteForm);
  return (
    <nav className={styles.menu} aria-label={site.content}>
      {siteSections.map((each) => (
        <Link key={each} to={siteSectionPath(each)} current={each === section} className="row wraps apart tap">
          <b className="semibold">{site.sections[each]}</b>{" "}
          <span>
            {notes(each).map((note) => (
              <small key={note} className="block smaller mute">
                {note}
              </small>
            ))}
          </span>
        </Link>
      ))}
    </nav>
  );
}

function useNotes({ values, storedOf, isChanged }: SiteForm) {
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
  const typed = typedValue("announcements", value);
  return typed?.shape === "records"
    ? typed.records.filter((record) => !isOver("announcements", record as Dated<"announcements">, day)).length
    : 0;
}
