import { useMutation } from "@tanstack/react-query";
import { type EditedUser, roles, type UserRecord, userEdit, userRecord } from "@visiga/contracts/users";
import { fill } from "@visiga/i18n/format";
import { useState } from "react";
import * as z from "zod/mini";
import { DraftNotice } from "#dashboard/shared/dialogs/draft-notice.tsx";
import { FormDialog } from "#dashboard/shared/dialogs/form-dialog.tsx";
import { useFormValues } from "#dashboard/shared/forms/use-form-values.ts";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { failureIssues, failureOf } from "#platform/data/failure.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { focusFirstWrong } from "#platform/forms/focus-first-wrong.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { SelectField, TextField } from "#ui/controls/field.tsx";
import { FormError } from "#ui/controls/form-error.tsx";
import { UserConflict } from "./user-conflict.tsx";
import { userValues } from "./user-values.ts";

interface EditUserDialogProps {
  user: UserRecord;
  onClose: () => void;
  onSaved: (user: EditedUser) => void;
}

/** The version that another administrator saved, if a conflict caused the failure. */
const currentOf = (error: unknown): UserRecord | undefined => {
  const known = failureOf(error);
  return known?.code === "stale_version" ? z.safeParse(userRecord, known.current).data : undefined;
};

/** A failure is logged and shown in the form. */
export function EditUserDialog({ user, onClose, onSaved }: EditUserDialogProps) {
  const { users } = useDashboardDictionary();
  const reasonOf = useFailureReason();
  const { form: words, fields } = users;
  const form = useFormValues(userEdit, userValues(user), { draft: `user/${user.id}` });
  const [current, setCurrent] = useState<UserRecord>();
  const saving = useMutation(
    useTrpc().users.update.mutationOptions({
      onSuccess: (saved) => {
        form.draft.forget();
        onSaved(saved);
      },
      onError: (error) => {
        console.error(error);
        form.refuse(error);
        setCurrent(currentOf(error));
      },
    }),
  );
  const { error } = saving;
  const submit = (element: HTMLFormElement) => {
    const data = form.check(element, { id: user.id });
    const onError = (error: unknown) => focusFirstWrong(element, failureIssues(error), "name");
    // The disabled button lost the focus.
    if (data) saving.mutate(data, { onError });
  };

  return (
    <>
      <FormDialog
        title={words.editTitle}
        cancelLabel={words.cancel}
        submitLabel={words.save}
        busyLabel={words.saving}
        busy={saving.isPending}
        onSubmit={submit}
        onClose={onClose}
        onCancel={() => {
          form.draft.forget();
          onClose();
        }}
      >
        <DraftNotice draft={form.draft} />
        <FormError>{error && fill(words.updateFailed, { reason: reasonOf(error) })}</FormError>
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
      {current && (
        <UserConflict
          yours={form.values}
          theirs={userValues(current)}
          changed={failureOf(error)?.changed}
          busy={saving.isPending}
          onUseTheirs={() => {
            form.draft.discard(userValues(current));
            saving.reset();
            setCurrent(undefined);
          }}
          onBack={() => setCurrent(undefined)}
          onSaveMine={() => {
            const { data } = z.safeParse(userEdit, { ...form.values, id: user.id, version: current.version });
            if (data) saving.mutate(data);
          }}
        />
      )}
    </>
  );
}
