import { useSearch } from "@tanstack/react-router";
import { useEffect, useId, useRef, useState } from "react";
import { DraftNotice } from "#dashboard/shared/dialogs/form-dialog.tsx";
import { useEditablePage } from "#dashboard/shared/editing/use-editable-page.ts";
import { FailedList } from "#dashboard/shared/lists/list-view.tsx";
import { sectionKeys } from "#dashboard/shared/place/site-sections.ts";
import { TabHead } from "#dashboard/shared/tab/tab-head.tsx";
import { LoadingStar } from "#dashboard/shared/waiting/waiting.tsx";
import { usePlaceName, useValueName } from "#dashboard/shared/words/names.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { classNames } from "#ui/class-names.ts";
import { TextLink } from "#ui/controls/text-link.tsx";
import { useSiteForm } from "./editing/use-site-form.ts";
import { type StoredValue, useSiteValues } from "./editing/use-site-values.ts";
import { PagesSection, TranslationSection } from "./sections/list-sections.tsx";
import { inPageOrder, pageGroups } from "./sections/page-values.ts";
import { SamplesSection } from "./sections/samples-section.tsx";
import { SectionMenu } from "./sections/section-menu.tsx";
import { SaveButton, ValuesSection } from "./sections/values-section.tsx";
import styles from "./site-tab.module.css";
import { type ValueDialog, ValueDialogs } from "./value-dialogs.tsx";
import { controlOf } from "./values/value-form.ts";

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

/** Editor of the site values, one section at a time. Switching sections keeps unsaved input. */
function SiteEditor({ values }: { values: readonly StoredValue[] }) {
  const { site, dashboard } = useDashboardDictionary();
  const search = useSearch({ from: "/dashboard/frame/site" });
  const { section = "contact", of } = search;
  const listsSections = search.section === undefined;
  const placeName = usePlaceName();
  const nameOf = useValueName();
  const siteForm = useSiteForm(values);
  const id = useId();
  const head = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState<ValueDialog | null>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const page = useEditablePage(of === "everyPage" ? undefined : of);
  const declared = of ? pageGroups(of, values, site) : [{ keys: sectionKeys[section] }];
  const groups = page.data ? inPageOrder(declared, page.data) : declared;
  const editable = !page.isLoading && groups.some(({ keys }) => keys.length > 0);

  useEffect(() => {
    const field = wanted && controlOf(wanted);
    if (!field) return;
    field.focus();
    setWanted(null);
  });

  // In a narrow window the list and the focused link disappear, so the focus must move.
  const shown = listsSections ? "" : section;
  const seen = useRef(shown);
  useEffect(() => {
    if (seen.current === shown) return;
    seen.current = shown;
    const active = document.activeElement;
    if (!wanted && (active === document.body || active?.getClientRects().length === 0)) head.current?.focus();
  }, [shown, wanted]);

  return (
    <>
      <TabHead title={dashboard.tabs.site} titleRef={head}>
        {editable && (
          <div className={listsSections ? styles.beside : undefined}>
            <SaveButton form={id} busy={siteForm.busy} />
          </div>
        )}
      </TabHead>
      <div className={styles.draft}>
        <DraftNotice draft={siteForm} where={siteForm.changedKeys.map(nameOf)} />
      </div>
      {!listsSections && (
        <p className={styles.back}>
          <TextLink to="/dashboard?tab=site">{site.allContent}</TextLink>
        </p>
      )}
      <div className={classNames("stack gap", styles.split, listsSections ? styles.list : styles.one)}>
        <SectionMenu section={section} siteForm={siteForm} />
        {section === "translation" && <TranslationSection values={values} onTranslate={setWanted} />}
        {section === "pages" && !of && <PagesSection values={values} />}
        {section === "samples" && <SamplesSection values={values} />}
        {page.isLoading && <LoadingStar />}
        {editable && (
          <ValuesSection
            key={of ?? section}
            id={id}
            title={of ? placeName(of) : site.sections[section]}
            place={of}
            groups={groups}
            siteForm={siteForm}
            wanted={wanted}
            onOpen={setOpen}
          />
        )}
      </div>
      <ValueDialogs siteForm={siteForm} open={open} onClose={() => setOpen(null)} />
    </>
  );
}
