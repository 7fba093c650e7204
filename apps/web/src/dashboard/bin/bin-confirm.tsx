import type { BinEntry } from "@visiga/contracts/bin";
import { fill } from "@visiga/i18n/format";
import { ConfirmDialog } from "#dashboard/shared/dialogs/dialog.tsx";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { useBinName } from "./use-bin-actions.ts";

/** The action to confirm: on the whole bin, or a permanent deletion of some entries. */
export type PendingBinAction =
  | { readonly what: "empty" }
  | { readonly what: "restoreAll" }
  | { readonly what: "delete"; readonly entries: readonly BinEntry[] };

interface BinConfirmProps {
  pending: PendingBinAction;
  total: number;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function BinConfirm({ pending, total, busy, onConfirm, onClose }: BinConfirmProps) {
  const { action, doing, icon, ...words } = useWords(pending, total);
  return (
    <ConfirmDialog
      {...words}
      title={action}
      confirmLabel={busy ? doing : action}
      confirmIcon={icon}
      variant={pending.what === "restoreAll" ? "main" : "del"}
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}

function useWords(pending: PendingBinAction, total: number) {
  const { bin, images } = useDashboardDictionary();
  const nameOf = useBinName();
  const deleting = { doing: images.confirm.deleting, icon: "delete" } as const;
  if (pending.what === "empty") {
    return { ...deleting, action: bin.emptyBin, question: fill(bin.emptyBinConfirm, { count: total }) };
  }
  if (pending.what === "restoreAll") {
    return {
      action: bin.restoreAll,
      doing: bin.restoring,
      icon: "restore",
      question: fill(bin.restoreAllConfirm, { count: total }),
      explanation: bin.restoreAllHint,
    } as const;
  }
  const [entry, ...others] = pending.entries;
  const one = entry && others.length === 0;
  return {
    ...deleting,
    action: bin.deleteForGood,
    question: one ? images.confirm.question : fill(bin.deleteSomeConfirm, { count: pending.entries.length }),
    explanation: one && fill(bin.deleteForGoodHint, { name: nameOf(entry) }),
  };
}
