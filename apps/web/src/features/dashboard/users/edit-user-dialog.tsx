import { useMutation } from "@tanstack/react-query";
import { roles, type UserRecord, userEdit } from "@visiga/contracts/users";
import { fill } from "@visiga/i18n/format";
import { useDashboardDictionary } from "../../../platform/dashboard-dictionary.ts";
import { useDictionary } from "../../../platform/dictionary.ts";
import { failureWords } from "../../../platform/failure.ts";
import { useTrpc } from "../../../platform/use-trpc.ts";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { FormError } from "../../../ui/form-error.tsx";
import { FormDialog } from "../frame/form-dialog.tsx";
import { useFormValues } from "../frame/use-form-values.ts";

interface EditUserDialogProps {
  user: UserRecord;
  onClose: () => void;
  onSaved: (user: UserRecord) => void;
}

/** An account’s words, role and status. A failure is logged, and said quietly in the form. */
export function EditUserDialog({ user, onClose, onSaved }: EditUserDialogProps) {
  const { users, errors } = useDashboardDictionary();
  const { common } = useDictionary();
  const { form: words, fields } = users;
  const form = useFormValues(userEdit, {
    name: user.name,
    email: user.email,
    phoneNumber: user.phoneNumber ?? "",
    role: user.role,
    status: user.status,
  });
  const saving = useMutation(
    useTrpc().users.update.mutationOptions({
      onSuccess: onSaved,
      onError: (error) => {
        console.error(error);
        form.refuse(error);
      },
    }),
  );
  const { error } = saving;
  const submit = (element: HTMLFormElement) => {
    const data = form.check(element, { id: user.id });
    if (data) saving.mutate(data);
  };

  return (
    <FormDialog
      title={words.editTitle}
      cancelLabel={words.cancel}
      submitLabel={words.save}
      busyLabel={words.saving}
      busy={saving.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormError>
        {error && fill(words.updateFailed, { reason: failureWords(error, errors) ?? common.unreachable })}
      </FormError>
      <TextField label={fields.name} required autoComplete="off" {...form.field("name")} data-autofocus />
      <TextField
        label={fields.phoneNumber}
        mark={fields.optional}
        type="tel"
        autoComplete="off"
        {...form.field("phoneNumber")}
      />
      <TextField label={fields.email} type="email" required autoComplete="off" {...form.field("email")} />
      <SelectField label={fields.role} {...form.field("role")}>
        {roles.map((role) => (
          <option key={role} value={role}>
            {users.roles[role]}: {users.roleHints[role]}
          </option>
        ))}
      </SelectField>
      <SelectField label={fields.status} {...form.field("status")}>
        {(["ACTIVE", "INACTIVE"] as const).map((status) => (
          <option key={status} value={status}>
            {users.statuses[status]}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
