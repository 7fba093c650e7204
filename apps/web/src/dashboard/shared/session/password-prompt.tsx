import { useMutation } from "@tanstack/react-query";
import { passwordConfirmation } from "@visiga/contracts/auth";
import { useEffect, useState } from "react";
import { FormDialog } from "#dashboard/shared/dialogs/form-dialog.tsx";
import { PasswordField } from "#dashboard/shared/forms/password-field.tsx";
import { useFormValues } from "#dashboard/shared/forms/use-form-values.ts";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { failureIssues } from "#platform/data/failure.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { focusFirstWrong } from "#platform/forms/focus-first-wrong.ts";
import { answerPasswordPrompt } from "#platform/session/password-prompt.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { FormError } from "#ui/controls/form-error.tsx";
import { useSessionUser } from "./session-user.ts";

type Answer = (given: boolean) => void;

/** Asks for the password when a procedure requires it again. One answer serves all waiting requests. */
export function PasswordPrompt() {
  const [waiting, setWaiting] = useState<readonly Answer[]>([]);
  useEffect(() => answerPasswordPrompt(() => new Promise((answer) => setWaiting((others) => [...others, answer]))), []);
  const answer = (given: boolean) => {
    for (const each of waiting) each(given);
    setWaiting([]);
  };
  return waiting.length > 0 && <PromptDialog onAnswer={answer} />;
}

function PromptDialog({ onAnswer }: { onAnswer: Answer }) {
  const { dashboard, setPassword } = useDashboardDictionary();
  const words = dashboard.passwordPrompt;
  const reasonOf = useFailureReason();
  const { email } = useSessionUser();
  const form = useFormValues(passwordConfirmation, { password: "" });
  const confirming = useMutation(
    useTrpc().auth.confirmPassword.mutationOptions({
      onSuccess: () => onAnswer(true),
      onError: (error) => {
        console.error(error);
        form.refuse(error);
      },
    }),
  );
  const { error } = confirming;
  const submit = (element: HTMLFormElement) => {
    const data = form.check(element);
    const onError = (refusal: unknown) => focusFirstWrong(element, failureIssues(refusal), "password");
    if (data) confirming.mutate(data, { onError });
  };
  return (
    <FormDialog
      title={words.title}
      cancelLabel={words.cancel}
      submitLabel={words.confirm}
      busyLabel={words.confirming}
      busy={confirming.isPending}
      onSubmit={submit}
      onClose={() => onAnswer(false)}
    >
      <p>{words.lead}</p>
      <FormError>{error && Object.keys(failureIssues(error)).length === 0 && reasonOf(error)}</FormError>
      {/* Password managers need the user name. */}
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        label={words.password}
        autoComplete="current-password"
        show={setPassword.show}
        hide={setPassword.hide}
        {...form.field("password")}
        data-autofocus
      />
    </FormDialog>
  );
}
