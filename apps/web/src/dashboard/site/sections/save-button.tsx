import { useEffect, useRef } from "react";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";

export function SaveButton({ form, busy }: { form: string; busy: boolean }) {
  const { site } = useDashboardDictionary();
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (busy || !pressed.current) return;
    pressed.current = false;
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [busy]);
  return (
    <Button
      icon="check"
      ref={button}
      type="submit"
      form={form}
      busy={busy}
      onClick={() => {
        pressed.current = true;
      }}
    >
      {busy ? site.saving : site.save}
    </Button>
  );
}
