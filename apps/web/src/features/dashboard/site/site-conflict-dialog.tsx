import { useDashboardDictionary } from "../../../platform/dashboard-dictionary.ts";
import { ConflictDialog } from "../frame/conflict-dialog.tsx";
import { useSideNames } from "./side-names.ts";
import type { SiteEdits } from "./use-site-edits.ts";
import type { SiteConflict } from "./use-site-save.ts";
import { enteredValue } from "./value-form.ts";
import { valueTexts } from "./value-texts.ts";

interface SiteConflictDialogProps {
  conflict: SiteConflict;
  edits: SiteEdits;
  onUseTheirs: () => void;
  onBack: () => void;
  onSaveMine: () => void;
}

/** Somebody else saved the same value first. */
export function SiteConflictDialog({ conflict, edits, ...answers }: SiteConflictDialogProps) {
  const { site } = useDashboardDictionary();
  const names = useSideNames();
  const { key, theirs, changed } = conflict;
  const theirTexts = valueTexts(key, theirs.value);
  const fields = valueTexts(key, enteredValue(key, edits.formOf(key))).map(({ side, text }, index) => ({
    label: `${site.keys[key]}, ${names[side]}`,
    yours: text,
    theirs: theirTexts[index]?.text ?? "",
  }));
  return <ConflictDialog fields={fields} changed={changed} {...answers} />;
}
