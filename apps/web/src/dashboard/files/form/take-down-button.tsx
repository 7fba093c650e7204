import { useMutation } from "@tanstack/react-query";
import type { ManagedFile } from "@visiga/contracts/managed-files";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { Icon } from "#ui/print/icon.tsx";

interface TakeDownButtonProps {
  record: ManagedFile;
  disabled: boolean;
  onChanged: (record: ManagedFile) => void;
  onFailed: (error: unknown) => void;
}

/** Takes a picture off the website at once, or puts it back. */
export function TakeDownButton({ record, disabled, onChanged, onFailed }: TakeDownButtonProps) {
  const { consent } = useDashboardDictionary().images;
  const change = useMutation(
    useTrpc().files.setTakenDown.mutationOptions({
      onSuccess: onChanged,
      onError: (error) => {
        console.error(error);
        onFailed(error);
      },
    }),
  );
  return (
    <Button
      variant="line"
      disabled={disabled}
      busy={change.isPending}
      onClick={() => change.mutate({ id: record.id, takenDown: !record.takenDown })}
    >
      <Icon name="eye" />
      {record.takenDown ? consent.putBack : consent.takeDown}
    </Button>
  );
}
