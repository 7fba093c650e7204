import type { Credentials } from "@visiga/contracts/auth";
import { passkeyRegistration } from "@visiga/contracts/passkeys";
import * as z from "zod/mini";
import { useForm } from "#dashboard/shared/forms/use-form.ts";
import { createPasskey, passkeyObstacle } from "#dashboard/shared/session/passkey-device.ts";
import { deviceSystem, PasskeyNameField } from "#dashboard/shared/session/passkey-name.tsx";
import { usePasskeyReason } from "#dashboard/shared/session/use-passkey-reason.ts";
import { useTrpcClient } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { FormError } from "#ui/controls/form-error.tsx";
import { TextButton } from "#ui/controls/text-link.tsx";
import { Notice } from "#ui/text/notice.tsx";
import styles from "./auth-form.module.css";
import { StepLead } from "./step-lead.tsx";
import { useEnter } from "./use-enter.ts";

const passkeyName = z.pick(passkeyRegistration, { name: true });

interface EnrolmentStepProps {
  /** As typed: the server checks them again. */
  credentials: Credentials;
  onBack: () => void;
}

/** Lets an administrator who needs a passkey add one, and logs in. */
export function EnrolmentStep({ credentials, onBack }: EnrolmentStepProps) {
  const words = useDashboardDictionary().passkeys;
  const client = useTrpcClient();
  const reasonOf = usePasskeyReason();
  const obstacle = passkeyObstacle();
  const form = useForm(
    passkeyName,
    { name: deviceSystem() },
    {
      save: {
        mutationFn: async ({ name }) => {
          const response = await createPasskey(await client.passkeys.startEnrolment.mutate(credentials));
          return client.passkeys.enrol.mutate({ name, response });
        },
        meta: { silent: true },
      },
      onSaved: useEnter(),
      focus: "name",
    },
  );
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit(event.currentTarget);
      }}
    >
      <StepLead>{words.login.missing}</StepLead>
      <FormError>{form.otherReason && reasonOf(form.failure)}</FormError>
      {obstacle ? (
        <Notice icon="warning">{words.obstacles[obstacle]}</Notice>
      ) : (
        <>
          <p className={styles.note}>{words.lead}</p>
          <PasskeyNameField {...form.field("name")} />
          <Button type="submit" busy={form.busy}>
            {form.busy ? words.adding : words.add}
          </Button>
        </>
      )}
      <TextButton onClick={onBack}>{words.login.back}</TextButton>
    </form>
  );
}
