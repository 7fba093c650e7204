import { type ComponentType, useEffect, useState } from "react";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { AlertDialog } from "#ui/overlays/alert-dialog.tsx";

/** Dialog that edits one file; provided by the dashboard. */
export type FileEditor = ComponentType<{ id: string; onClose: () => void }>;

interface EditFileProps {
  id: string;
  /** Loads the editor, which only logged-in users need. */
  load: () => Promise<FileEditor>;
  onClose: () => void;
}

/** Loads the editor for one file and shows it, or an alert if loading fails. */
export function EditFile({ id, load, onClose }: EditFileProps) {
  const { dashboard } = useDashboardDictionary();
  const { common } = useDictionary();
  const [loaded, setLoaded] = useState<{ Editor: FileEditor } | "failed" | null>(null);
  useEffect(() => {
    load().then(
      (Editor) => setLoaded({ Editor }),
      (error: unknown) => {
        console.error(error);
        setLoaded("failed");
      },
    );
  }, [load]);

  if (!loaded) return null;
  if (loaded !== "failed") return <loaded.Editor id={id} onClose={onClose} />;
  return (
    <AlertDialog
      open
      title={dashboard.failure.title}
      okLabel={dashboard.failure.ok}
      closeLabel={common.close}
      onClose={onClose}
    >
      {common.unreachable}
    </AlertDialog>
  );
}
