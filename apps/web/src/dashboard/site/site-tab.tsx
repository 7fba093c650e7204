import { useSearch } from "@tanstack/react-router";
import { isTextKey, type ValueKey } from "@visiga/contracts/site-texts";
import { useEffect, useRef } from "react";
import { DraftNotice } from "#dashboard/shared/dialogs/form-dialog.tsx";
import { FailedList } from "#dashboard/shared/lists/list-view.tsx";
import { sectionKeys } from "#dashboard/shared/place/site-sections.ts";
import { TabHead } from "#dashboard/shared/tab/tab-head.tsx";
import { LoadingStar } from "#dashboard/shared/waiting/waiting.tsx";
import { useValueName } from "#dashboard/shared/words/names.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { classNames } from "#ui/class-names.ts";
import { TextButton, TextLink } from "#ui/controls/text-link.tsx";
import { useEditAddress } from "./editing/use-edit-address.ts";
import { useSiteForm } from "./editing/use-site-form.ts";
import { type StoredValue, useSiteValues } from "./editing/use-site-values.ts";
import { EntranceForm } from "./entrance/entrance-form.tsx";
import { EntranceRow, entranceField } from "./entrance/entrance-row.tsx";
import { SectionMenu } from "./sections/section-menu.tsx";
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
        <SheetOfValues key={edited} names={[edited]} field={edit} siteForm={siteForm} onClose={close} />
      ) : (
        <ConfirmUnchanged siteForm={siteForm} />
      )}
    </>
  );
}

/** The value that a field is in. */
const editedKey = (field: string, values: readonly StoredValue[]): ValueKey | undefined =>
  values.map(({ key }) => key).find((key) => (isTextKey(key) ? key === field : isFieldOf(key, field)));
