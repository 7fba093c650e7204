import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { PasskeyRecord } from "@visiga/contracts/passkeys";
import { fill } from "@visiga/i18n/format";
import { useState } from "react";
import { ConfirmDialog } from "#dashboard/shared/dialogs/dialog.tsx";
import { FailedList } from "#dashboard/shared/lists/list-view.tsx";
import { passkeyObstacle } from "#dashboard/shared/session/passkey-device.ts";
import { Obstacle, PasskeyForm } from "#dashboard/shared/session/passkey-form.tsx";
import { PasskeyList } from "#dashboard/shared/session/session-lists.tsx";
import { useFailureToast, useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { LoadingStar } from "#dashboard/shared/waiting/waiting.tsx";
import { useTrpc, useTrpcClient } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Notice } from "#ui/text/notice.tsx";

/** The passkeys of the signed-in user, and a form for another one. */
export function Passkeys() {
  const { passkeys: t, dashboard } = useDashboardDictionary();
  const trpc = useTrpc();
  const client = useTrpcClient();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const [removing, setRemoving] = useState<PasskeyRecord | null>(null);
  const { data, error, refetch } = useQuery(trpc.passkeys.mine.queryOptions(undefined, { staleTime: 0 }));
  const obstacle = data ? passkeyObstacle(data.address) : null;
  return (
    <>
      <p>{t.lead}</p>
      {error && <FailedList onRetry={() => void refetch()}>{dashboard.listFailed}</FailedList>}
      {!data && !error && <LoadingStar />}
      {data && <PasskeyList passkeys={data.passkeys} onRemove={setRemoving} />}
      {data && obstacle && (
        <Notice icon="warning" className="above-3">
          <Obstacle obstacle={obstacle} address={data.address} />
        </Notice>
      )}
      {data && !obstacle && (
        <PasskeyForm
          // Each passkey gets a new form.
          key={data.passkeys.length}
          taken={data.passkeys.map(({ name }) => name)}
          className="above-4"
          start={() => client.passkeys.startRegistration.mutate()}
          register={(passkey) => client.passkeys.register.mutate(passkey)}
          onSaved={({ name }) => {
            void queryClient.invalidateQueries(trpc.passkeys.pathFilter());
            showToast(fill(t.addedNow, { name }));
          }}
        />
      )}
      {removing && <RemovePasskeyDialog passkey={removing} onClose={() => setRemoving(null)} />}
    </>
  );
}

function RemovePasskeyDialog({ passkey: { id, name }, onClose }: { passkey: PasskeyRecord; onClose: () => void }) {
  const { passkeys: t } = useDashboardDictionary();
  const trpc = useTrpc();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const removal = useMutation(
    trpc.passkeys.remove.mutationOptions({
      onSuccess: () => showToast(fill(t.removedNow, { name })),
      onError: useFailureToast(),
      onSettled: () => {
        void queryClient.invalidateQueries(trpc.passkeys.pathFilter());
        onClose();
      },
    }),
  );
  return (
    <ConfirmDialog
      title={t.remove}
      question={fill(t.removeQuestion, { name })}
      confirmLabel={removal.isPending ? t.removing : t.remove}
      confirmIcon="delete"
      variant="del"
      busy={removal.isPending}
      onConfirm={() => removal.mutate({ id })}
      onClose={onClose}
    />
  );
}
