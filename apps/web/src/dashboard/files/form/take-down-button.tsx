import { useMutation } from "@tanstack/react-query";
import type { ManagedFile } from "@visiga/contracts/managed-files";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { Icon } from "#ui/print/icon.tsx";

interface TakeDownButtonProps {
  file: ManagedFile;
  disabled: boolean;
  onChanged: (file: ManagedFile) => void;
  onFailed: (error: unknown) => void;
}

export function TakeDownButton({ file, disabled, onChanged, onFailed }: TakeDownButtonProps) {
  const { consent } = useDashboardDictionary().images;
  const change = useMutation(
    useTrpc().files.setTakenDown.mutationOptions({
      onSuccess: onChanged,
      onError: onFailed,
    }),
  );
  return (
    <Button
      variant="line"
      disabled={disabled}
      busy={change.isPending}
      onClick={() => change.mutate({ id: file.id, takenDown: !file.takenDown })}
    >
      <Icon name="eye" />
      {file.takenDown ? consent.putBack : consent.takeDown}
    </Button>
  );
}
