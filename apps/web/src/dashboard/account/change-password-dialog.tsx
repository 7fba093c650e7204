import { useMutation } from "@tanstack/react-query";
import { passwordChange } from "@visiga/contracts/auth";
import * as z from "zod/mini";
import { FormDialog } from "#dashboard/shared/dialogs/form-dialog.tsx";
import { PasswordField } from "#dashboard/shared/forms/password-field.tsx";
import { useFormValues } from "#dashboard/shared/forms/use-form-values.ts";
import { useSessionUser } from "#dashboard/shared/session/session-user.ts";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { failureIssues } from "#platform/data/failure.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { focusFirstWrong } from "#platform/forms/focus-first-wrong.ts";
import type { FormIssues } from "#platform/forms/form-issues.ts";
import { keepTokens } from "#platform/session/session.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { FormError } from "#ui/controls/form-error.tsx";

/** `again` must repeat `password`; a mismatch is reported at `again`. */
const ownPassword = z
  .extend(passwordChange, { again: z.string() })
  .check(z.refine(({ password, again }) => password === again, { path: ["again"], error: "field_invalid" }));

const hasNoField = (issues: FormIssues): boolean => Object.keys(issues).length === 0;

/** The server ends every other session and returns new tokens for this one. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const { dashboard, setPassword } = useDashboardDictionary();
  const reasonOf = useFailureReason();
  const words = dashboard.account;
  const { email } = useSessionUser();
  const showToast = useToast();
  const form = useFormValues(ownPassword, { current: "", password: "", again: "" });
  const saving = useMutation(
    useTrpc().auth.changePassword.mutationOptions({
      onSuccess: (tokens) => {
        keepTokens(tokens);
        onClose();
        showToast(words.changed);
      },
      onError: (error) => {
        console.error(error);
        form.refuse(error);
      },
    }),
  );
  const submit = (element: HTMLFormElement) => {
    saving.reset();
    const data = form.check(element);
    if (!data) return;
    const { current, password } = data;
    // A disabled button loses the focus.
    const onError = (error: unknown) => focusFirstWrong(element, failureIssues(error), "current");
    saving.mutate({ current, password }, { onError });
  };
  const again = form.field("again");
  const toggleLabels = { show: setPassword.show, hide: setPassword.hide };

  return (
    <FormDialog
      title={words.changePassword}
      cancelLabel={words.cancel}
      submitLabel={words.save}
      busyLabel={words.saving}
      busy={saving.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormError>{saving.error && hasNoField(failureIssues(saving.error)) && reasonOf(saving.error)}</FormError>
      {/* Password managers need the user name. */}
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordField
        label={words.current}
        autoComplete="current-password"
        {...toggleLabels}
        {...form.field("current")}
        data-autofocus
      />
      <PasswordField
        label={words.newPassword}
        autoComplete="new-password"
        hint={setPassword.advice}
        {...toggleLabels}
        {...form.field("password")}
      />
      <PasswordField
        label={words.again}
        autoComplete="new-password"
        {...toggleLabels}
        {...again}
        error={again.error && setPassword.different}
      />
    </FormDialog>
  );
}
