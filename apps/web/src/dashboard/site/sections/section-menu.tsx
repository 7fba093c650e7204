import { type Dated, isOver } from "@visiga/contracts/dated-facts";
import { isTextKey, type ValueKey } from "@visiga/contracts/site-texts";
import { typedValue } from "@visiga/contracts/site-value";
import { fill } from "@visiga/i18n/format";
import { type SiteSection, sectionKeys, siteSectionPath, siteSections } from "#dashboard/shared/place/site-sections.ts";
import { today } from "#dashboard/shared/words/format-date-time.ts";
import type { SiteForm } from "#dashboard/site/editing/use-site-form.ts";
import { withChannels } from "#dashboard/site/values/value-form.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Link } from "#ui/controls/link.tsx";
import { stateNotes } from "./page-values.ts";
import styles from "./section-menu.module.css";

/** The sections of the school; the developer's is reached from the tab More. */
const listed = siteSections.filter((section) => section !== "developer");

export function SectionMenu({ section, siteForm }: { section: SiteSection; siteForm: SiteForm }) {
  const { site } = useDashboardDictionary();
  const notes = useNotes(siteForm);
  return (
    <nav className={styles.menu} aria-label={site.content}>
      {listed.map((each) => (
        <Link key={each} to={siteSectionPath(each)} current={each === section} className="row wraps apart tap">
          <b className="hover-words semibold">{site.sections[each]}</b>{" "}
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
  return (section: SiteSection): string[] => {
    const rows: readonly ValueKey[] = section === "pages" ? texts : sectionKeys[section];
    const keys = rows.flatMap(withChannels);
    const empty = rows.filter((key) => isEmpty(key, storedOf(key).value)).length;
    const on = section === "calendar" ? countOn(storedOf("announcements").value) : 0;
    return [
      keys.some(isChanged) && site.unsaved,
      on > 0 && fill(site.announcements.on, { count: on }),
      empty > 0 && fill(site.emptyCount, { count: empty }),
      ...stateNotes(keys.map(storedOf), site),
    ].filter((note) => note !== false);
  };
}

const isEmpty = (key: ValueKey, value: unknown): boolean => {
  const typed = typedValue(key, value);
  return typed === null || (typed.shape === "records" && typed.records.length === 0);
};

function countOn(value: unknown): number {
  const day = today();
  const typed = typedValue("announcements", value);
  return typed?.shape === "records"
    ? typed.records.filter((record) => !isOver("announcements", record as Dated<"announcements">, day)).length
    : 0;
}
