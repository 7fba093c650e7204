import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { passwordChange } from "@visiga/contracts/auth";
import type { PasskeyRecord } from "@visiga/contracts/passkeys";
import { fill } from "@visiga/i18n/format";
import { useState } from "react";
import * as z from "zod/mini";
import { ConfirmDialog } from "#dashboard/shared/dialogs/dialog.tsx";
import { Form, NewPasswordFields, PasswordField } from "#dashboard/shared/forms/fields.tsx";
import { useForm } from "#dashboard/shared/forms/use-form.ts";
import { passkeyObstacle } from "#dashboard/shared/session/passkey-device.ts";
import { Obstacle, PasskeyForm } from "#dashboard/shared/session/passkey-form.tsx";
import { PasskeyList, SessionList } from "#dashboard/shared/session/session-lists.tsx";
import { useLogout } from "#dashboard/shared/session/use-authentication.ts";
import { TabHead } from "#dashboard/shared/tab/tab-head.tsx";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { FailedList, LoadingStar } from "#dashboard/shared/waiting/waiting.tsx";
import { useTrpc, useTrpcClient } from "#platform/data/use-trpc.ts";
import { storeTokens } from "#platform/session/session.ts";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { FormError } from "#ui/controls/form-error.tsx";
import { Notice } from "#ui/text/notice.tsx";

/** The account of the signed-in user: password, passkeys and devices. */
export function AccountTab() {
  const { dashboard, passkeys } = useDashboardDictionary();
  const { account, tabs } = dashboard;
  const { name, email } = useSessionUser();
  const [changes, setChanges] = useState(0);
  return (
    <>
      <TabHead title={tabs.account} lead={`${name}, ${email}`} />
      <div className="panels">
        <section className="paper panel" aria-label={account.changePassword}>
          <h2 className="below-3">{account.changePassword}</h2>
          {/* The next change gets an empty form. */}
          <PasswordForm key={changes} onChanged={() => setChanges(changes + 1)} />
        </section>
        <section className="paper panel" aria-label={passkeys.title}>
          <h2 className="below-3">{passkeys.title}</h2>
          <Passkeys />
        </section>
        <section className="paper panel" aria-label={account.sessions}>
          <h2 className="below-3">{account.sessions}</h2>
          <SessionList />
          <LogoutEverywhere />
        </section>
      </div>
    </>
  );
}

const ownPassword = z
  .extend(passwordChange, { again: z.string() })
  .check(z.refine(({ password, again }) => password === again, { path: ["again"], error: "field_invalid" }));

/** The server ends every other session and returns new tokens for this one. */
function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const { dashboard } = useDashboardDictionary();
  const t = dashboard.account;
  const { email } = useSessionUser();
  const showToast = useToast();
  const form = useForm(
    ownPassword,
    { current: "", password: "", again: "" },
    {
      save: useTrpc().auth.changePassword.mutationOptions(),
      onSaved: (tokens) => {
        storeTokens(tokens);
        onChanged();
        showToast(t.changed);
      },
      focus: "current",
    },
  );
  return (
    <Form onSubmit={(element) => form.submit(element)}>
      <FormError>{form.otherReason}</FormError>
      {/* Password managers need the user name. */}
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordField label={t.current} autoComplete="current-password" {...form.field("current")} />
      <NewPasswordFields form={form} />
      <Button type="submit" busy={form.busy} className="above-4">
        {form.busy ? dashboard.saving : dashboard.save}
      </Button>
    </Form>
  );
}

function LogoutEverywhere() {
  const { account } = useDashboardDictionary().dashboard;
  const [asking, setAsking] = useState(false);
  const ending = useMutation(
    useTrpc().auth.endSessions.mutationOptions({
      onSuccess: useLogout(),
      onSettled: () => setAsking(false),
    }),
  );
  return (
    <>
      <Button icon="logout" variant="line" className="above-4" onClick={() => setAsking(true)}>
        {account.logoutEverywhere}
      </Button>
      <ConfirmDialog
        open={asking}
        title={account.logoutEverywhere}
        question={account.logoutEverywhereConfirm}
        confirmLabel={ending.isPending ? account.loggingOut : account.logoutEverywhere}
        confirmIcon="logout"
        busy={ending.isPending}
        onConfirm={() => ending.mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** The passkeys of the signed-in user, and a form for another one. */
function Passkeys() {
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
      variant="del"
      busy={removal.isPending}
      onConfirm={() => removal.mutate({ id })}
      onClose={onClose}
    />
  );
}
