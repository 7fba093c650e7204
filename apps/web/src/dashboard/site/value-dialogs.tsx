import type { SiteKey } from "@visiga/contracts/site";
import type { ValueKey } from "@visiga/contracts/site-texts";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import type { StoredValue } from "./editing/stored-value.ts";
import type { SiteEdits } from "./editing/use-site-edits.ts";
import type { useSiteSave } from "./editing/use-site-save.ts";
import { useSiteRefresh } from "./editing/use-site-values.ts";
import { ConfirmSamplesDialog } from "./sections/confirm-samples-dialog.tsx";
import { SiteConflictDialog } from "./site-conflict-dialog.tsx";
import { PasteDialog } from "./values/paste-dialog.tsx";
import { VersionsDialog } from "./versions-dialog.tsx";

export type ValueDialog =
  | { readonly what: "versions"; readonly key: ValueKey }
  | { readonly what: "paste"; readonly key: SiteKey };

interface ValueDialogsProps {
  edits: SiteEdits;
  saving: ReturnType<typeof useSiteSave>;
  open: ValueDialog | null;
  onClose: () => void;
}

/** The dialogs that the fields of site values open: earlier versions, pasted rows, samples to confirm, conflicts. */
export function ValueDialogs({ edits, saving, open, onClose }: ValueDialogsProps) {
  const { site } = useDashboardDictionary();
  const { put, refresh } = useSiteRefresh();
  const showToast = useToast();
  const returned = (stored: StoredValue) => {
    const { key, version } = stored;
    const typed = edits.isChanged(key) ? edits.editOf(key) : undefined;
    put(stored);
    edits.settle(key, version);
    onClose();
    showToast(site.versions.returned, typed && (() => edits.restore(key, { ...typed, version })));
    void refresh();
  };
  const replaced = (key: SiteKey, side: "en" | "sw", rows: string[][]) => {
    edits.change(key, (form) => (form.shape === "rows" ? { ...form, [side]: rows } : form));
    onClose();
    showToast(site.roster.replaced);
  };
  return (
    <>
      <ConfirmSamplesDialog
        keys={saving.unchanged}
        onClose={saving.leaveUnchanged}
        onConfirm={saving.confirmUnchanged}
      />
      {open?.what === "versions" && (
        <VersionsDialog stored={edits.storedOf(open.key)} onClose={onClose} onReturned={returned} />
      )}
      {open?.what === "paste" && (
        <PasteDialog name={open.key} onClose={onClose} onReplace={(side, rows) => replaced(open.key, side, rows)} />
      )}
      {saving.conflict && (
        <SiteConflictDialog key={saving.conflict.theirs.key} conflict={saving.conflict} edits={edits} />
      )}
    </>
  );
}
