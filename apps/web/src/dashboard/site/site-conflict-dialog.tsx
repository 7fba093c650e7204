import { ConflictDialog } from "#dashboard/shared/dialogs/conflict-dialog.tsx";
import { useValueName } from "#dashboard/shared/words/value-name.ts";
import type { SiteEdits } from "./editing/use-site-edits.ts";
import type { useSiteSave } from "./editing/use-site-save.ts";
import { formOf } from "./values/value-form.ts";
import { useSideNames, useValueTexts } from "./values/value-texts.ts";

interface SiteConflictDialogProps {
  conflict: NonNullable<ReturnType<typeof useSiteSave>["conflict"]>;
  edits: SiteEdits;
}

export function SiteConflictDialog({ conflict, edits }: SiteConflictDialogProps) {
  const nameOf = useValueName();
  const names = useSideNames();
  const valueTexts = useValueTexts();
  const { key, value } = conflict.theirs;
  const theirTexts = valueTexts(key, formOf(key, value));
  const fields = valueTexts(key, edits.formOf(key)).map(({ side, text }, index) => ({
    label: `${nameOf(key)}, ${names[side]}`,
    yours: text,
    theirs: theirTexts[index]?.text ?? "",
  }));
  return <ConflictDialog fields={fields} {...conflict} />;
}
