import { passwordConfirmation } from "@visiga/contracts/auth";
import { type ReactNode, useEffect, useState } from "react";
import { Circulars } from "#dashboard/shared/circular-dialog/circular-dialog.tsx";
import { FormDialog } from "#dashboard/shared/dialogs/form-dialog.tsx";
import { PasswordField } from "#dashboard/shared/forms/fields.tsx";
import { useForm } from "#dashboard/shared/forms/use-form.ts";
import { Toasts } from "#dashboard/shared/toasts/toasts.tsx";
import { LoadingScreen } from "#dashboard/shared/waiting/waiting.tsx";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { answerPasswordPrompt } from "#platform/session/password-prompt.ts";
import { SessionUserContext, useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { useAuthentication } from "./use-authentication.ts";

export function SessionGuard({ title, children }: { title: string; children: ReactNode }) {
  const { dashboard } = useDashboardDictionary();
  const user = useAuthentication();
  if (!user) return <LoadingScreen title={title} message={dashboard.checking} />;
  return (
    <SessionUserContext value={user}>
      <Toasts>
        <Circulars>{children}</Circulars>
        <PasswordPrompt />
      </Toasts>
    </SessionUserContext>
  );
}

type Resolve = (confirmed: boolean) => void;

/** Asks for the password when a procedure requires it again. One answer serves all waiting requests. */
function PasswordPrompt() {
  const [waiting, setWaiting] = useState<readonly Resolve[]>([]);
  useEffect(() => answerPasswordPrompt(() => new Promise((answer) => setWaiting((others) => [...others, answer]))), []);
  const answer = (confirmed: boolean) => {
    for (const each of waiting) each(confirmed);
    setWaiting([]);
  };
  return waiting.length > 0 && <PromptDialog onAnswer={answer} />;
}

function PromptDialog({ onAnswer }: { onAnswer: Resolve }) {
  const { dashboard, login } = useDashboardDictionary();
  const t = dashboard.passwordPrompt;
  const { email } = useSessionUser();
  const form = useForm(
    passwordConfirmation,
    { password: "" },
    { save: useTrpc().auth.confirmPassword.mutationOptions(), onSaved: () => onAnswer(true), focus: "password" },
  );
  return (
    <FormDialog
      form={form}
      title={t.title}
      submitLabel={t.confirm}
      busyLabel={t.confirming}
      onClose={() => onAnswer(false)}
    >
      <p>{t.lead}</p>
      {/* Password managers need the user name. */}
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        label={login.password}
        autoComplete="current-password"
        {...form.field("password")}
        data-autofocus
      />
    </FormDialog>
  );
}
