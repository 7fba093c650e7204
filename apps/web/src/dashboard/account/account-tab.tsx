import { useMutation } from "@tanstack/react-query";
import { passwordChange } from "@visiga/contracts/auth";
import { type ReactNode, useId, useState } from "react";
import * as z from "zod/mini";
import { AlertDialog, ConfirmDialog } from "#dashboard/shared/dialogs/dialog.tsx";
import { Form, NewPasswordFields, PasswordField } from "#dashboard/shared/forms/fields.tsx";
import { useForm } from "#dashboard/shared/forms/use-form.ts";
import { SessionList } from "#dashboard/shared/session/session-lists.tsx";
import { useLogout } from "#dashboard/shared/session/use-authentication.ts";
import { TabHead } from "#dashboard/shared/tab/tab-head.tsx";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { storeTokens } from "#platform/session/session.ts";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { FormError } from "#ui/controls/form-error.tsx";
import { Passkeys } from "./passkeys.tsx";

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
        <Section title={account.changePassword}>
          {/* The next change gets an empty form. */}
          <PasswordForm key={changes} onChanged={() => setChanges(changes + 1)} />
        </Section>
        <Section title={passkeys.title}>
          <Passkeys />
        </Section>
        <Section title={account.sessions}>
          <SessionList />
          <LogoutEverywhere />
        </Section>
      </div>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="paper panel" aria-labelledby={id}>
      <h2 id={id} className="below-3">
        {title}
      </h2>
      {children}
    </section>
  );
}

const ownPassword = z
  .extend(passwordChange, { again: z.string() })
  .check(z.refine(({ password, again }) => password === again, { path: ["again"], error: "field_invalid" }));

/** The server ends every other session and returns new tokens for this one. */
function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const { dashboard, setPassword } = useDashboardDictionary();
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
      <NewPasswordFields form={form} name="password" label={setPassword.newPassword} words={setPassword} />
      <Button type="submit" busy={form.busy} className="above-4">
        {form.busy ? dashboard.saving : dashboard.save}
      </Button>
    </Form>
  );
}

function LogoutEverywhere() {
  const { account } = useDashboardDictionary().dashboard;
  const reasonOf = useFailureReason();
  const [asking, setAsking] = useState(false);
  const ending = useMutation(useTrpc().auth.endSessions.mutationOptions({ onSuccess: useLogout() }));
  const close = () => {
    setAsking(false);
    ending.reset();
  };
  return (
    <>
      <Button icon="logout" variant="line" className="above-4" onClick={() => setAsking(true)}>
        {account.logoutEverywhere}
      </Button>
      {asking && ending.isError && <AlertDialog onClose={close}>{reasonOf(ending.error)}</AlertDialog>}
      {asking && !ending.isError && (
        <ConfirmDialog
          title={account.logoutEverywhere}
          question={account.logoutEverywhereConfirm}
          confirmLabel={ending.isPending ? account.loggingOut : account.logoutEverywhere}
          confirmIcon="logout"
          busy={ending.isPending}
          onConfirm={() => ending.mutate()}
          onClose={close}
        />
      )}
    </>
  );
}
