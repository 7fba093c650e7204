import { useMutation } from "@tanstack/react-query";
import { type RegisteredUser, userRegistration } from "@visiga/contracts/users";
import { fill } from "@visiga/i18n/format";
import { DraftNotice } from "#dashboard/shared/dialogs/draft-notice.tsx";
import { FormDialog } from "#dashboard/shared/dialogs/form-dialog.tsx";
import { useFormValues } from "#dashboard/shared/forms/use-form-values.ts";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { TextField } from "#ui/controls/field.tsx";
import styles from "./register-dialog.module.css";

interface RegisterDialogProps {
  title: string;
  onClose: () => void;
  onRegistered: (user: RegisteredUser) => void;
}

/** Registers a user without a password. */
export function RegisterDialog({ title, onClose, onRegistered }: RegisterDialogProps) {
  const { users } = useDashboardDictionary();
  const reasonOf = useFailureReason();
  const { form: words, fields } = users;
  const form = useFormValues(userRegistration, { name: "", phoneNumber: "", email: "" }, { draft: "user/new" });
  const registration = useMutation(
    useTrpc().users.register.mutationOptions({
      onSuccess: (user) => {
        form.draft.forget();
        onRegistered(user);
      },
      onError: (error) => {
        console.error(error);
        form.refuse(error);
      },
    }),
  );
  const { error } = registration;
  const submit = (element: HTMLFormElement) => {
    const data = form.check(element);
    if (data) registration.mutate(data);
  };

  return (
    <FormDialog
      title={title}
      cancelLabel={words.cancel}
      submitLabel={words.register}
      busyLabel={words.registering}
      busy={registration.isPending}
      onSubmit={submit}
      onClose={onClose}
      onCancel={() => {
        form.draft.forget();
        onClose();
      }}
      failure={error && fill(words.registrationFailed, { reason: reasonOf(error) })}
      onFailureRead={registration.reset}
    >
      <DraftNotice draft={form.draft} />
      <TextField label={fields.name} required autoComplete="off" {...form.field("name")} data-autofocus />
      <TextField label={fields.phoneNumber} type="tel" required autoComplete="off" {...form.field("phoneNumber")} />
      <TextField label={fields.email} type="email" required autoComplete="off" {...form.field("email")} />
      <p className={styles.note}>{words.noPasswordNeeded}</p>
    </FormDialog>
  );
}
