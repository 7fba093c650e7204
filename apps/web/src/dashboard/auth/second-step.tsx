import { useMutation } from "@tanstack/react-query";
import type { Credentials } from "@visiga/contracts/auth";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { createRoot } from "react-dom/client";
import { Application, loadWords } from "#dashboard/shared/application/application.tsx";
import styles from "#dashboard/shared/layout/auth-form.module.css";
import { answerChallenge, passkeyObstacle } from "#dashboard/shared/session/passkey-device.ts";
import { PasskeyForm, usePasskeyReason } from "#dashboard/shared/session/passkey-form.tsx";
import { documentLanguage } from "#dashboard/shared/toggles/screen-language.ts";
import { createQueryClient } from "#platform/data/query-client.ts";
import { useTrpcClient } from "#platform/data/use-trpc.ts";
import { requireStorage } from "#platform/storage/browser-storage.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { FormError } from "#ui/controls/form-error.tsx";
import { TextButton } from "#ui/controls/text-link.tsx";
import { Notice } from "#ui/text/notice.tsx";
import { enter } from "./enter.ts";

interface Step {
  code: "passkey_required" | "passkey_missing";
  credentials: Credentials;
  /** Called when the step is left for the form before it. */
  onBack: () => void;
}

/** Shows the step after the password of an account that has or needs a passkey. */
export async function showSecondStep(screen: HTMLElement, { code, credentials, onBack }: Step): Promise<void> {
  const t = await loadWords(documentLanguage());
  const place = document.createElement("div");
  screen.append(place);
  const root = createRoot(place);
  const leave = () => {
    root.unmount();
    place.remove();
    onBack();
  };
  root.render(
    <Application t={t} queryClient={createQueryClient()}>
      {code === "passkey_required" ? (
        <PasskeyStep onBack={leave} />
      ) : (
        <EnrolmentStep credentials={credentials} onBack={leave} />
      )}
    </Application>,
  );
}

function PasskeyStep({ onBack }: { onBack: () => void }) {
  const { login, waiting } = useDashboardDictionary().passkeys;
  const client = useTrpcClient();
  const reasonOf = usePasskeyReason();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => {
      requireStorage();
      return client.passkeys.logIn.mutate({
        response: await answerChallenge(await client.passkeys.startLogin.mutate()),
      });
    },
    // A cancelled request is not logged as an error.
    meta: { silent: true },
    onSuccess: enter,
  });
  const busy = isPending || isSuccess;
  const begin = useEffectEvent(() => {
    if (passkeyObstacle() === null) mutate();
  });
  useEffect(() => begin(), []);
  return (
    <SecondStep
      lead={login.required}
      error={<FormError>{error && reasonOf(error)}</FormError>}
      note={login.lost}
      onBack={onBack}
    >
      <Button busy={busy} onClick={() => mutate()}>
        {busy ? waiting : login.use}
      </Button>
    </SecondStep>
  );
}

/** Lets an administrator who needs a passkey add one, and logs in. The server checks the password again. */
function EnrolmentStep({ credentials, onBack }: Pick<Step, "credentials" | "onBack">) {
  const { lead, login } = useDashboardDictionary().passkeys;
  const client = useTrpcClient();
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
        <p className="small mute above-5">{lead}</p>
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
      <p ref={first} tabIndex={-1} className="lead mute above-3">
        {lead}
      </p>
      {error}
      {obstacle ? <Notice icon="warning">{obstacles[obstacle]}</Notice> : children}
      {note && <p className="small mute above-5">{note}</p>}
      <TextButton onClick={onBack}>{login.back}</TextButton>
    </div>
  );
}
