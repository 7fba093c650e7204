import { useEffect, useEffectEvent } from "react";
import { passkeyObstacle } from "#dashboard/shared/session/passkey-device.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { FormError } from "#ui/controls/form-error.tsx";
import { TextButton } from "#ui/controls/text-link.tsx";
import { Notice } from "#ui/text/notice.tsx";
import styles from "./auth-form.module.css";
import { StepLead } from "./step-lead.tsx";
import { usePasskeyLogin } from "./use-passkey-login.ts";

/** Asks for the passkey after the password, at once and by a button. */
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
