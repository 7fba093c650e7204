import type { BinEntry } from "@visiga/contracts/bin";
import { fill } from "@visiga/i18n/format";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { binName } from "./bin-name.ts";

interface BinConfirmProps {
  /** The entry to delete; null for all. */
  entry: BinEntry | null;
  count: number;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is deleted for good. */
export function BinConfirm({ entry, count, busy, onConfirm, onClose }: BinConfirmProps) {
  const words = useDashboardDictionary();
  const { bin, images } = words;
  const dictionary = useDictionary();
  const { common } = dictionary;
  const action = entry ? bin.deleteForGood : bin.emptyBin;
  return (
    <ConfirmDialog
      open
      title={action}
      question={entry ? images.confirm.question : fill(bin.emptyBinConfirm, { count })}
      explanation={entry && fill(bin.deleteForGoodHint, { name: binName(entry, words, dictionary) })}
      cancelLabel={images.confirm.cancel}
      confirmLabel={busy ? images.confirm.deleting : action}
      confirmIcon="delete"
      variant="del"
      busy={busy}
      closeLabel={common.close}
      onConfirm={onConfirm}
      onClose={() => !busy && onClose()}
    />
  );
}
