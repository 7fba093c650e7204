import { type RegisteredUser, userRegistration } from "@visiga/contracts/users";
import { fill } from "@visiga/i18n/format";
import { FormDialog } from "#dashboard/shared/dialogs/form-dialog.tsx";
import { useForm } from "#dashboard/shared/forms/use-form.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { TextField } from "#ui/controls/field.tsx";
import text from "#ui/text/text.module.css";

interface RegisterDialogProps {
  title: string;
  onClose: () => void;
  onRegistered: (user: RegisteredUser) => void;
}

export function RegisterDialog({ title, onClose, onRegistered }: RegisterDialogProps) {
  const { users } = useDashboardDictionary();
  const { form: words, fields } = users;
  const form = useForm(
    userRegistration,
    { name: "", phoneNumber: "", email: "" },
    { draft: "user/new", save: useTrpc().users.register.mutationOptions(), onSaved: onRegistered },
  );

  return (
    <FormDialog
      form={form}
      title={title}
      submitLabel={words.register}
      busyLabel={words.registering}
      onClose={onClose}
      alert={form.reason && fill(words.registrationFailed, { reason: form.reason })}
    >
      <TextField label={fields.name} required autoComplete="off" {...form.field("name")} data-autofocus />
      <TextField label={fields.phoneNumber} type="tel" required autoComplete="off" {...form.field("phoneNumber")} />
      <TextField label={fields.email} type="email" required autoComplete="off" {...form.field("email")} />
      <p className={`${text.small} ${text.mute}`}>{words.noPasswordNeeded}</p>
    </FormDialog>
  );
}
