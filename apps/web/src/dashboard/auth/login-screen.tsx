import { credentials } from "@visiga/contracts/auth";
import { useEffect, useState } from "react";
import { PasswordField } from "#dashboard/shared/forms/password-field.tsx";
import { useForm } from "#dashboard/shared/forms/use-form.ts";
import styles from "#dashboard/shared/layout/auth-form.module.css";
import { AuthLayout } from "#dashboard/shared/layout/auth-layout.tsx";
import { passkeyObstacle } from "#dashboard/shared/session/passkey-device.ts";
import { failureMessage, failureOf } from "#platform/data/failure.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { rememberedPlace } from "#platform/session/next-screen.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { TextField } from "#ui/controls/field.tsx";
import { FormError } from "#ui/controls/form-error.tsx";
import { Notice } from "#ui/text/notice.tsx";
import { EnrolmentStep, PasskeyStep } from "./second-step.tsx";
import { useEnter, usePasskeyLogin } from "./use-login.ts";

export function LoginScreen() {
  const { login } = useDashboardDictionary();
  const [ended, setEnded] = useState(false);
  useEffect(() => setEnded(rememberedPlace() !== null), []);
  return (
    <AuthLayout>
      <h1>{login.title}</h1>
      {ended && (
        <Notice icon="clock" role="status" className={styles.ended}>
          {login.sessionEnded}
        </Notice>
      )}
      <LoginForm />
    </AuthLayout>
  );
}

/** Email and password; for accounts that have or need a passkey, a second step. */
function LoginForm() {
  const { login, errors, passkeys } = useDashboardDictionary();
  const form = useForm(
    credentials,
    { email: "", password: "" },
    {
      // A wrong password is not logged as an error.
      save: useTrpc().auth.login.mutationOptions({ meta: { silent: true } }),
      onSaved: useEnter(),
      // A disabled button loses the focus. A wrong password is the usual cause.
      focus: "password",
    },
  );
  const { busy, failure } = form;
  const code = failureOf(failure)?.code;
  const passkey = usePasskeyLogin({ autofill: code !== "passkey_required" && code !== "passkey_missing" });
  if (code === "passkey_required") return <PasskeyStep onBack={form.dismiss} />;
  if (code === "passkey_missing") return <EnrolmentStep credentials={form.values} onBack={form.dismiss} />;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        passkey.reset();
        form.submit(event.currentTarget);
      }}
    >
      <FormError>{passkey.reason ?? (failure !== null && (failureMessage(failure, errors) ?? login.failed))}</FormError>
      <TextField type="email" label={login.email} autoComplete="username webauthn" required {...form.field("email")} />
      <PasswordField label={login.password} autoComplete="current-password" {...form.field("password")} />
      <Button type="submit" busy={busy}>
        {busy ? login.busy : login.submit}
      </Button>
      {passkeyObstacle() === null && (
        <Button variant="line" busy={passkey.busy} onClick={passkey.logIn}>
          {passkey.busy ? passkeys.login.using : passkeys.login.use}
        </Button>
      )}
      <p className={styles.note}>{login.forgotten}</p>
    </form>
  );
}
