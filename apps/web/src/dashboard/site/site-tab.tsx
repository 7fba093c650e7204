import { useSearch } from "@tanstack/react-router";
import { type Dated, isOver } from "@visiga/contracts/dated-facts";
import { isTextKey, type ValueKey } from "@visiga/contracts/site-texts";
import { typedValue } from "@visiga/contracts/site-value";
import { fill } from "@visiga/i18n/format";
import { useEffect, useRef } from "react";
import { DraftNotice } from "#dashboard/shared/dialogs/form-dialog.tsx";
import { type SiteSection, sectionKeys, siteSectionPath, siteSections } from "#dashboard/shared/place/site-sections.ts";
import { TabHead } from "#dashboard/shared/tab/tab-head.tsx";
import { FailedList, LoadingStar } from "#dashboard/shared/waiting/waiting.tsx";
import { today } from "#dashboard/shared/words/format-date-time.ts";
import { useValueName } from "#dashboard/shared/words/names.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { classNames } from "#ui/class-names.ts";
import { Link } from "#ui/controls/link.tsx";
import { TextButton, TextLink } from "#ui/controls/text-link.tsx";
import { useEditAddress } from "./editing/use-edit-address.ts";
import { type SiteForm, useSiteForm } from "./editing/use-site-form.ts";
import { type StoredValue, useSiteValues } from "./editing/use-site-values.ts";
import { EntranceForm } from "./entrance/entrance-form.tsx";
import { EntranceRow, entranceField } from "./entrance/entrance-row.tsx";
import { stateNotes } from "./sections/page-values.ts";
import { TextsSection } from "./sections/texts-section.tsx";
import { ValueRows } from "./sections/value-rows.tsx";
import { ConfirmUnchanged } from "./sheet/value-dialogs.tsx";
import { SheetOfValues } from "./sheet/value-sheet.tsx";
import styles from "./site-tab.module.css";
import { isFieldOf, withChannels } from "./values/value-form.ts";

export function SiteTab() {
  const { site, dashboard } = useDashboardDictionary();
  const { values, failed, retry } = useSiteValues();
  if (values) return <SiteEditor values={values} />;
  return (
    <>
      <TabHead title={dashboard.tabs.site} />
      {failed ? <FailedList onRetry={retry}>{site.loadFailed}</FailedList> : <LoadingStar />}
    </>
  );
}

/** The site values, one section at a time. The form of a value is a dialog with an address; an unsaved edit stays. */
function SiteEditor({ values }: { values: readonly StoredValue[] }) {
  const { site, dashboard } = useDashboardDictionary();
  const { section: chosen, edit } = useSearch({ from: "/dashboard/frame/site" });
  const section = chosen ?? "contact";
  const nameOf = useValueName();
  const { close } = useEditAddress();
  const head = useRef<HTMLHeadingElement>(null);
  const edited = edit && editedKey(edit, values);
  const siteForm = useSiteForm(values, edited ? close : undefined);

  // In a narrow window the list and the focused link disappear, so the focus must move.
  const seen = useRef(chosen);
  useEffect(() => {
    if (seen.current === chosen) return;
    seen.current = chosen;
    const active = document.activeElement;
    if (active === document.body || active?.getClientRects().length === 0) head.current?.focus();
  }, [chosen]);

  const stored = sectionKeys[section].flatMap(withChannels).map(siteForm.storedOf);
  const samples = stored.filter(({ sample }) => sample);
  return (
    <>
      <TabHead title={dashboard.tabs.site} titleRef={head} />
      <div className={styles.draft}>
        <DraftNotice draft={siteForm} where={siteForm.changedKeys.map(nameOf)} />
      </div>
      {chosen && (
        <p className={styles.back}>
          <TextLink to="/dashboard?tab=site">{site.allContent}</TextLink>
        </p>
      )}
      <div className={classNames("stack gap", styles.split, chosen ? styles.one : styles.list)}>
        <SectionMenu section={section} siteForm={siteForm} />
        <section className="paper panel">
          {section === "pages" ? (
            <TextsSection siteForm={siteForm} />
          ) : (
            <>
              <h2>{site.sections[section]}</h2>
              <ValueRows keys={sectionKeys[section]} siteForm={siteForm} />
              {section === "admission" && <EntranceRow />}
              {samples.length > 1 && (
                <p className="above-5">
                  {site.sampleRecords}{" "}
                  <TextButton onClick={() => siteForm.samples.ask(samples)}>{site.confirmRecords}</TextButton>
                </p>
              )}
            </>
          )}
        </section>
      </div>
      {edit === entranceField && <EntranceForm onClose={close} />}
      {edited ? (
        siteForm.read && (
          <SheetOfValues key={edited} names={[edited]} field={edit} siteForm={siteForm} onClose={close} />
        )
      ) : (
        <ConfirmUnchanged siteForm={siteForm} />
      )}
    </>
  );
}

/** The value that a field is in. */
const editedKey = (field: string, values: readonly StoredValue[]): ValueKey | undefined =>
  values.map(({ key }) => key).find((key) => (isTextKey(key) ? key === field : isFieldOf(key, field)));

/** The sections of the school; the developer's is reached from the tab More. */
const listed = siteSections.filter((section) => section !== "developer");

function SectionMenu({ section, siteForm }: { section: SiteSection; siteForm: SiteForm }) {
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
