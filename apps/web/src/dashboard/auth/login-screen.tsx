import { useMutation } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { type Credentials, credentials, type Tokens } from "@visiga/contracts/auth";
import type { PasskeyLogin } from "@visiga/contracts/passkeys";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { Form, PasswordField } from "#dashboard/shared/forms/fields.tsx";
import { useForm } from "#dashboard/shared/forms/use-form.ts";
import styles from "#dashboard/shared/layout/auth-form.module.css";
import { AuthLayout } from "#dashboard/shared/layout/auth-layout.tsx";
import { answerChallenge, offerInAutofill, passkeyObstacle } from "#dashboard/shared/session/passkey-device.ts";
import { PasskeyForm, usePasskeyReason } from "#dashboard/shared/session/passkey-form.tsx";
import { failureMessage, failureOf } from "#platform/data/failure.ts";
import { useTrpc, useTrpcClient } from "#platform/data/use-trpc.ts";
import { screens } from "#platform/document/screens.ts";
import { clearPlace, rememberedPlace } from "#platform/session/next-screen.ts";
import { storeTokens } from "#platform/session/session.ts";
import { requireStorage } from "#platform/storage/browser-storage.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { classNames } from "#ui/class-names.ts";
import { Button } from "#ui/controls/button.tsx";
import { TextField } from "#ui/controls/field.tsx";
import { FormError } from "#ui/controls/form-error.tsx";
import { TextButton } from "#ui/controls/text-link.tsx";
import { Notice } from "#ui/text/notice.tsx";

export function LoginScreen() {
  const { login } = useDashboardDictionary();
  const [ended] = useState(() => rememberedPlace() !== null);
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
  const { login, errors, passkeys, users } = useDashboardDictionary();
  const { fields } = users;
  const form = useForm(
    credentials,
    { email: "", password: "" },
    {
      // A wrong password is not logged as an error.
      save: useTrpc().auth.login.mutationOptions({ meta: { silent: true }, onMutate: requireStorage }),
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
    <Form
      className={styles.form}
      onSubmit={(element) => {
        passkey.reset();
        form.submit(element);
      }}
    >
      <FormError>{passkey.reason ?? (failure !== null && (failureMessage(failure, errors) ?? login.failed))}</FormError>
      <TextField type="email" label={fields.email} autoComplete="username webauthn" required {...form.field("email")} />
      <PasswordField label={login.password} autoComplete="current-password" {...form.field("password")} />
      <Button type="submit" busy={busy}>
        {busy ? login.busy : login.submit}
      </Button>
      {passkeyObstacle() === null && (
        <Button variant="line" busy={passkey.busy} onClick={passkey.logIn}>
          {passkey.busy ? passkeys.waiting : passkeys.login.use}
        </Button>
      )}
      <p className={`small mute ${styles.note}`}>{login.forgotten}</p>
    </Form>
  );
}

function PasskeyStep({ onBack }: { onBack: () => void }) {
  const { login, waiting } = useDashboardDictionary().passkeys;
  const { busy, reason, logIn } = usePasskeyLogin();
  const begin = useEffectEvent(() => {
    if (passkeyObstacle() === null) logIn();
  });
  useEffect(() => begin(), []);
  return (
    <SecondStep lead={login.required} error={<FormError>{reason}</FormError>} note={login.lost} onBack={onBack}>
      <Button busy={busy} onClick={logIn}>
        {busy ? waiting : login.use}
      </Button>
    </SecondStep>
  );
}

/** Lets an administrator who needs a passkey add one, and logs in. The server checks the password again. */
function EnrolmentStep({ credentials, onBack }: { credentials: Credentials; onBack: () => void }) {
  const { lead, login } = useDashboardDictionary().passkeys;
  const client = useTrpcClient();
  const enter = useEnter();
  return (
    <SecondStep lead={login.missing} onBack={onBack}>
      <PasskeyForm
        className={styles.form}
        start={() => {
          requireStorage();
          return client.passkeys.startEnrolment.mutate(credentials);
        }}
        register={(passkey) => client.passkeys.enrol.mutate(passkey)}
        onSaved={enter}
      >
        <p className={`small mute ${styles.note}`}>{lead}</p>
      </PasskeyForm>
    </SecondStep>
  );
}

interface SecondStepProps {
  lead: string;
  error?: ReactNode;
  /** Not shown if this browser cannot use a passkey here. */
  children: ReactNode;
  note?: string;
  onBack: () => void;
}

/** The step after the password. Its first sentence takes the focus, because the previous form is gone. */
function SecondStep({ lead, error, children, note, onBack }: SecondStepProps) {
  const { login, obstacles } = useDashboardDictionary().passkeys;
  const first = useRef<HTMLParagraphElement>(null);
  useEffect(() => first.current?.focus(), []);
  const obstacle = passkeyObstacle();
  return (
    <div className={styles.form}>
      <p ref={first} tabIndex={-1} className={classNames("lead mute", styles.step)}>
        {lead}
      </p>
      {error}
      {obstacle ? <Notice icon="warning">{obstacles[obstacle]}</Notice> : children}
      {note && <p className={`small mute ${styles.note}`}>{note}</p>}
      <TextButton onClick={onBack}>{login.back}</TextButton>
    </div>
  );
}

/** Returns a function that stores the tokens of a login and opens the place where the last session ended. */
function useEnter(): (tokens: Tokens) => void {
  const { history } = useRouter();
  return (tokens) => {
    storeTokens(tokens);
    const place = rememberedPlace() ?? "/dashboard";
    clearPlace();
    // The server renders the pages of the website, so they need a full navigation.
    if (new URL(place, location.origin).pathname in screens) history.push(place);
    else location.assign(place);
  };
}

/** Logs in with a passkey. `autofill` also offers it among the suggestions of the email field. */
function usePasskeyLogin({ autofill = false } = {}) {
  const client = useTrpcClient();
  const reasonOf = usePasskeyReason();
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    mutationFn: async (chosen: PasskeyLogin["response"] | undefined) => {
      requireStorage();
      const response = chosen ?? (await answerChallenge(await client.passkeys.startLogin.mutate()));
      return client.passkeys.logIn.mutate({ response });
    },
    // A cancelled request is not logged as an error.
    meta: { silent: true },
    onSuccess: useEnter(),
  });
  const busy = isPending || isSuccess;
  const offer = useEffectEvent(() => offerInAutofill(() => client.passkeys.startLogin.mutate(), mutate));
  useEffect(() => (autofill && !busy && passkeyObstacle() === null ? offer() : undefined), [autofill, busy]);
  return { busy, reason: error && reasonOf(error), logIn: () => mutate(undefined), reset };
}
