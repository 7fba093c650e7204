import type { RecordsKey } from "@visiga/contracts/site";
import type { ValueKey } from "@visiga/contracts/site-texts";
import { ConflictDialog } from "#dashboard/shared/dialogs/conflict-dialog.tsx";
import { ConfirmDialog } from "#dashboard/shared/dialogs/dialog.tsx";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useValueName } from "#dashboard/shared/words/names.ts";
import type { SiteForm } from "#dashboard/site/editing/use-site-form.ts";
import { type StoredValue, useSiteRefresh } from "#dashboard/site/editing/use-site-values.ts";
import { PasteDialog } from "#dashboard/site/values/paste-dialog.tsx";
import { withPastedRows } from "#dashboard/site/values/record-form.ts";
import { toForm } from "#dashboard/site/values/value-form.ts";
import { useLanguageNames, useValueTexts } from "#dashboard/site/values/value-texts.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { SendDialog } from "./send-dialog.tsx";
import { VersionsDialog } from "./versions-dialog.tsx";

export type ValueDialog =
  | { readonly what: "versions" | "send"; readonly key: ValueKey }
  | { readonly what: "paste"; readonly key: RecordsKey };

interface ValueDialogsProps {
  siteForm: SiteForm;
  open: ValueDialog | null;
  onClose: () => void;
}

export function ValueDialogs({ siteForm, open, onClose }: ValueDialogsProps) {
  const { site } = useDashboardDictionary();
  const nameOf = useValueName();
  const { put, refresh } = useSiteRefresh();
  const showToast = useToast();
  const returned = (stored: StoredValue) => {
    const { key, version } = stored;
    const typed = siteForm.isChanged(key) ? siteForm.editOf(key) : undefined;
    put(stored);
    siteForm.settle(key, version);
    onClose();
    showToast(site.versions.returned, typed && (() => siteForm.restore(key, { ...typed, version })));
    void refresh();
  };
  const replaced = (key: RecordsKey, side: "en" | "sw", rows: string[][]) => {
    siteForm.change(key, (form) =>
      form.shape === "records" ? { ...form, records: withPastedRows(key, form.records, rows, side) } : form,
    );
    onClose();
    showToast(site.pasting.replaced);
  };
  return (
    <>
      <ConfirmDialog
        open={siteForm.unchanged.length > 0}
        title={site.confirmMany.title}
        question={site.confirmMany.question}
        confirmLabel={site.confirmRecords}
        onConfirm={siteForm.confirmUnchanged}
        onClose={siteForm.leaveUnchanged}
      >
        <ul className="ruled above-3">
          {siteForm.unchanged.map((key) => (
            <li key={key}>{nameOf(key)}</li>
          ))}
        </ul>
      </ConfirmDialog>
      {open?.what === "versions" && (
        <VersionsDialog stored={siteForm.storedOf(open.key)} onClose={onClose} onReturned={returned} />
      )}
      {open?.what === "send" && <SendDialog stored={siteForm.storedOf(open.key)} onClose={onClose} />}
      {open?.what === "paste" && (
        <PasteDialog name={open.key} onClose={onClose} onReplace={(side, rows) => replaced(open.key, side, rows)} />
      )}
      {siteForm.conflict && (
        <SiteConflict key={siteForm.conflict.theirs.key} conflict={siteForm.conflict} siteForm={siteForm} />
      )}
    </>
  );
}

interface SiteConflictProps {
  conflict: NonNullable<SiteForm["conflict"]>;
  siteForm: SiteForm;
}

function SiteConflict({ conflict, siteForm }: SiteConflictProps) {
  const nameOf = useValueName();
  const names = useLanguageNames();
  const valueTexts = useValueTexts();
  const { key, value } = conflict.theirs;
  const theirTexts = valueTexts(key, toForm(key, value));
  const fields = valueTexts(key, siteForm.toForm(key)).map(({ side, text }, index) => ({
    label: side === "both" ? nameOf(key) : `${nameOf(key)}, ${names[side]}`,
    yours: text,
    theirs: theirTexts[index]?.text ?? "",
  }));
  return <ConflictDialog fields={fields} {...conflict} />;
}
