import type { Credentials } from "@visiga/contracts/auth";
import { passkeyObstacle } from "#dashboard/shared/session/passkey-device.ts";
import { PasskeyForm } from "#dashboard/shared/session/passkey-form.tsx";
import { useTrpcClient } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { TextButton } from "#ui/controls/text-link.tsx";
import { Notice } from "#ui/text/notice.tsx";
import styles from "./auth-form.module.css";
import { StepLead } from "./step-lead.tsx";
import { useEnter } from "./use-enter.ts";

interface EnrolmentStepProps {
  /** As typed: the server checks them again. */
  credentials: Credentials;
  onBack: () => void;
}

/** Lets an administrator who needs a passkey add one, and logs in. */
export function EnrolmentStep({ credentials, onBack }: EnrolmentStepProps) {
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
