import { useDashboardDictionary } from "../../../platform/dashboard-dictionary.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";

interface SaveButtonProps {
  /** The id of the form it sends. */
  form: string;
  busy: boolean;
}

/** Sends what was changed in the section. */
export function SaveButton({ form, busy }: SaveButtonProps) {
  const { site } = useDashboardDictionary();
  return (
    <Button type="submit" form={form} busy={busy}>
      <Icon name="check" />
      {busy ? site.saving : site.save}
    </Button>
  );
}
