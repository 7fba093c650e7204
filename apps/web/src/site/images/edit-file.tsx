import { type ComponentType, useEffect, useState } from "react";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { AlertDialog } from "#ui/overlays/alert-dialog.tsx";

/** What edits one record over the page; the dashboard has it. */
export type FileEditor = ComponentType<{ id: string; onClose: () => void }>;

interface EditFileProps {
  id: string;
  /** Fetches what edits: only whoever is logged in needs it. */
  load: () => Promise<FileEditor>;
  onClose: () => void;
}

/** Edits one record with what is fetched for it, or says that it did not come. */
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
