import { useState } from "react";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";

/** Shows all pictures again that a restore took down, after a confirmation. */
export function PutAllBack({ onConfirm }: { onConfirm: () => void }) {
  const { restored, confirm } = useDashboardDictionary().images;
  const { common } = useDictionary();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="line" onClick={() => setAsking(true)}>
        {restored.all}
      </Button>
      <ConfirmDialog
        open={asking}
        title={restored.all}
        question={restored.allQuestion}
        explanation={restored.allExplanation}
        cancelLabel={confirm.cancel}
        confirmLabel={restored.all}
        closeLabel={common.close}
        onConfirm={() => {
          setAsking(false);
          onConfirm();
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
