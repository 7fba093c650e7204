import { passwordChange } from "@visiga/contracts/auth";
import * as z from "zod/mini";
import { FormDialog } from "#dashboard/shared/dialogs/form-dialog.tsx";
import { PasswordField } from "#dashboard/shared/forms/password-field.tsx";
import { useForm } from "#dashboard/shared/forms/use-form.ts";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { storeTokens } from "#platform/session/session.ts";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { FormError } from "#ui/controls/form-error.tsx";

const ownPassword = z
  .extend(passwordChange, { again: z.string() })
  .check(z.refine(({ password, again }) => password === again, { path: ["again"], error: "field_invalid" }));

/** The server ends every other session and returns new tokens for this one. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const { dashboard, setPassword } = useDashboardDictionary();
  const words = dashboard.account;
  const { email } = useSessionUser();
  const showToast = useToast();
  const form = useForm(
    ownPassword,
    { current: "", password: "", again: "" },
    {
      save: useTrpc().auth.changePassword.mutationOptions(),
      onSaved: (tokens) => {
        storeTokens(tokens);
        onClose();
        showToast(words.changed);
      },
      focus: "current",
    },
  );
  const again = form.field("again");

  return (
    <FormDialog
      form={form}
      title={words.changePassword}
      submitLabel={words.save}
      busyLabel={words.saving}
      onClose={onClose}
    >
      <FormError>{form.otherReason}</FormError>
      {/* Password managers need the user name. */}
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordField label={words.current} autoComplete="current-password" {...form.field("current")} data-autofocus />
      <PasswordField
        label={words.newPassword}
        autoComplete="new-password"
        hint={setPassword.advice}
        {...form.field("password")}
      />
      <PasswordField
        label={words.again}
        autoComplete="new-password"
        {...again}
        error={again.error && setPassword.different}
      />
    </FormDialog>
  );
}
