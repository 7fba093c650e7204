import { credentials } from "@visiga/contracts/auth";
import { PasswordField } from "#dashboard/shared/forms/password-field.tsx";
import { useForm } from "#dashboard/shared/forms/use-form.ts";
import styles from "#dashboard/shared/layout/auth-form.module.css";
import { passkeyObstacle } from "#dashboard/shared/session/passkey-device.ts";
import { failureMessage, failureOf } from "#platform/data/failure.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { TextField } from "#ui/controls/field.tsx";
import { FormError } from "#ui/controls/form-error.tsx";
import { EnrolmentStep, PasskeyStep } from "./second-step.tsx";
import { useEnter } from "./use-enter.ts";
import { usePasskeyLogin } from "./use-passkey-login.ts";

/** Email and password; for accounts that have or need a passkey, a second step. */
export function LoginForm() {
  const enter = useEnter();
  const form = useForm(
    credentials,
    { email: "", password: "" },
    {
      // A wrong password is not logged as an error.
      save: useTrpc().auth.login.mutationOptions({ meta: { silent: true } }),
      onSaved: enter,
      focus: "password",
    },
  );
  const code = failureOf(form.failure)?.code;
  if (code === "passkey_required") return <PasskeyStep onBack={form.dismiss} />;
  if (code === "passkey_missing") return <EnrolmentStep credentials={form.values} onBack={form.dismiss} />;
  return <PasswordStep form={form} />;
}

type LoginFields = ReturnType<typeof useForm<typeof credentials, "email" | "password", unknown, never>>;

/** A disabled button loses the focus. The password field gets it, because a wrong password is the usual cause. */
function PasswordStep({ form }: { form: Pick<LoginFields, "busy" | "failure" | "field" | "submit"> }) {
  const { login, errors, passkeys } = useDashboardDictionary();
  const passkey = usePasskeyLogin({ autofill: true });
  const { busy, failure } = form;
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
