import { useState } from "react";
import { ConfirmDialog } from "#dashboard/shared/dialogs/confirm-dialog.tsx";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Button } from "#ui/controls/button.tsx";

/** Shows all pictures again that a restore took down, after a confirmation. */
export function PutAllBack({ onConfirm }: { onConfirm: () => void }) {
  const { restored } = useDashboardDictionary().images;
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
        confirmLabel={restored.all}
        onConfirm={() => {
          setAsking(false);
          onConfirm();
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
