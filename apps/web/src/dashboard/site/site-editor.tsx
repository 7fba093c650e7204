import type { SiteKey } from "@visiga/contracts/site";
import type { ValueKey } from "@visiga/contracts/site-texts";
import { useEffect, useId, useState } from "react";
import { DraftNotice } from "#dashboard/shared/dialogs/draft-notice.tsx";
import { useDashboardPlace } from "#dashboard/shared/place/dashboard-place.ts";
import { TabHead } from "#dashboard/shared/tab/tab-head.tsx";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { usePlaceName } from "#dashboard/shared/words/page-names.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import type { StoredValue } from "./editing/stored-value.ts";
import { useSiteEdits } from "./editing/use-site-edits.ts";
import { useSiteSave } from "./editing/use-site-save.ts";
import { useSiteRefresh } from "./editing/use-site-values.ts";
import { ConfirmSamplesDialog } from "./sections/confirm-samples-dialog.tsx";
import { BackToPage, PageLinks } from "./sections/page-links.tsx";
import { pageGroups } from "./sections/page-values.ts";
import { PagesSection } from "./sections/pages-section.tsx";
import { SamplesSection } from "./sections/samples-section.tsx";
import { SaveButton } from "./sections/save-button.tsx";
import { sectionKeys } from "./sections/section-keys.ts";
import { SectionMenu } from "./sections/section-menu.tsx";
import { TranslationSection } from "./sections/translation-section.tsx";
import { ValuesSection } from "./sections/values-section.tsx";
import { SiteConflictDialog } from "./site-conflict-dialog.tsx";
import styles from "./site-editor.module.css";
import { PasteDialog } from "./values/paste-dialog.tsx";
import { VersionsDialog } from "./versions-dialog.tsx";

type Open = { readonly what: "versions"; readonly key: ValueKey } | { readonly what: "paste"; readonly key: SiteKey };

/** Editor of the site values, one section at a time. Switching sections keeps unsaved input. */
export function SiteEditor({ values }: { values: readonly StoredValue[] }) {
  const { site } = useDashboardDictionary();
  const { section, of } = useDashboardPlace();
  const placeName = usePlaceName();
  const edits = useSiteEdits(values);
  const saving = useSiteSave(edits);
  const { put, refresh } = useSiteRefresh();
  const showToast = useToast();
  const id = useId();
  const [open, setOpen] = useState<Open | null>(null);
  const [wanted, setWanted] = useState<string | null>(null);
  const groups = of ? pageGroups(of, values, site) : [{ keys: sectionKeys[section] }];
  const editable = groups.some(({ keys }) => keys.length > 0);
  const close = () => setOpen(null);

  useEffect(() => {
    const field = wanted && document.querySelector<HTMLElement>(`[id="${wanted}"], [id^="${wanted}."]`);
    if (!field) return;
    field.focus();
    setWanted(null);
  });

  const returned = (stored: StoredValue) => {
    const { key, version } = stored;
    const typed = edits.isChanged(key) ? edits.editOf(key) : undefined;
    put(stored);
    edits.settle(key, version);
    close();
    showToast(site.versions.returned, typed && (() => edits.restore(key, { ...typed, version })));
    void refresh();
  };
  const replaced = (key: SiteKey, side: "en" | "sw", rows: string[][]) => {
    edits.change(key, (form) => (form.shape === "rows" ? { ...form, [side]: rows } : form));
    close();
    showToast(site.roster.replaced);
  };

  return (
    <>
      <TabHead title={site.title}>{editable && <SaveButton form={id} busy={saving.busy} />}</TabHead>
      <div className={styles.draft}>
        <DraftNotice draft={edits} />
      </div>
      <div className={styles.split}>
        <SectionMenu section={section} edits={edits} />
        {section === "translation" && <TranslationSection values={values} onTranslate={setWanted} />}
        {section === "pages" && !of && <PagesSection values={values} />}
        {section === "samples" && <SamplesSection values={values} />}
        {editable && (
          <ValuesSection
            key={of ?? section}
            id={id}
            title={of ? placeName(of) : site.sections[section]}
            intro={of && <PageLinks place={of} />}
            groups={groups}
            beside={of && <BackToPage place={of} />}
            edits={edits}
            busy={saving.busy}
            refused={saving.refused}
            wanted={wanted}
            onSave={saving.save}
            onVersions={(key) => setOpen({ what: "versions", key })}
            onPaste={(key) => setOpen({ what: "paste", key })}
          />
        )}
      </div>
      <ConfirmSamplesDialog
        keys={saving.unchanged}
        onClose={saving.leaveUnchanged}
        onConfirm={saving.confirmUnchanged}
      />
      {open?.what === "versions" && (
        <VersionsDialog stored={edits.storedOf(open.key)} onClose={close} onReturned={returned} />
      )}
      {open?.what === "paste" && (
        <PasteDialog name={open.key} onClose={close} onReplace={(side, rows) => replaced(open.key, side, rows)} />
      )}
      {saving.conflict && (
        <SiteConflictDialog key={saving.conflict.theirs.key} conflict={saving.conflict} edits={edits} />
      )}
    </>
  );
}
