import type { Credentials } from "@visiga/contracts/auth";
import { useEffect, useEffectEvent, useRef } from "react";
import styles from "#dashboard/shared/layout/auth-form.module.css";
import { passkeyObstacle } from "#dashboard/shared/session/passkey-device.ts";
import { PasskeyForm } from "#dashboard/shared/session/passkey-form.tsx";
import { useTrpcClient } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { classNames } from "#ui/class-names.ts";
import { Button } from "#ui/controls/button.tsx";
import { FormError } from "#ui/controls/form-error.tsx";
import { TextButton } from "#ui/controls/text-link.tsx";
import { Notice } from "#ui/text/notice.tsx";
import { useEnter, usePasskeyLogin } from "./use-login.ts";

export function PasskeyStep({ onBack }: { onBack: () => void }) {
  const { login, obstacles } = useDashboardDictionary().passkeys;
  const { busy, reason, logIn } = usePasskeyLogin();
  const obstacle = passkeyObstacle();
  const begin = useEffectEvent(() => {
    if (obstacle === null) logIn();
  });
  useEffect(() => begin(), []);
  return (
    <div className={styles.form}>
      <StepLead>{login.required}</StepLead>
      <FormError>{reason}</FormError>
      {obstacle ? (
        <Notice icon="warning">{obstacles[obstacle]}</Notice>
      ) : (
        <Button busy={busy} onClick={logIn}>
          {busy ? login.using : login.use}
        </Button>
      )}
      <p className={styles.note}>{login.lost}</p>
      <TextButton onClick={onBack}>{login.back}</TextButton>
    </div>
  );
}

/** Lets an administrator who needs a passkey add one, and logs in. The server checks the password again. */
export function EnrolmentStep({ credentials, onBack }: { credentials: Credentials; onBack: () => void }) {
  const words = useDashboardDictionary().passkeys;
  const client = useTrpcClient();
  const enter = useEnter();
  const obstacle = passkeyObstacle();
  return (
    <div className={styles.form}>
      <StepLead>{words.login.missing}</StepLead>
      {obstacle ? (
        <Notice icon="warning">{words.obstacles[obstacle]}</Notice>
      ) : (
        <PasskeyForm
          className={styles.form}
          start={() => client.passkeys.startEnrolment.mutate(credentials)}
          register={(passkey) => client.passkeys.enrol.mutate(passkey)}
          onSaved={enter}
        >
          <p className={styles.note}>{words.lead}</p>
        </PasskeyForm>
      )}
      <TextButton onClick={onBack}>{words.login.back}</TextButton>
    </div>
  );
}

/** First sentence of the step after the password. It takes the focus, because the previous form is gone. */
function StepLead({ children }: { children: string }) {
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => lead.current?.focus(), []);
  return (
    <p ref={lead} tabIndex={-1} className={classNames(styles.lead, styles.step)}>
      {children}
    </p>
  );
}
