import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { Icon } from "#ui/print/icon.tsx";

interface SaveButtonProps {
  /** Id of the form that it submits. */
  form: string;
  busy: boolean;
}

export function SaveButton({ form, busy }: SaveButtonProps) {
  const { site } = useDashboardDictionary();
  return (
    <Button type="submit" form={form} busy={busy}>
      <Icon name="check" />
      {busy ? site.saving : site.save}
    </Button>
  );
}
